import type { RewardType } from '@fairway/contract/promotions/kinds.ts';
import { addSeconds } from '#platform/clock.ts';
import type { RewardRow } from '../../tables.ts';

/** So long after its payment a reward can be taken back for abuse, seconds (promotions design, section 2). */
const reversibleFor = 90 * 86_400;

/** What was given for good once it is paid. */
export const keptTypes: readonly RewardType[] = ['goods', 'freeRounds', 'chances'];

/**
 * Whether a reward can be taken back for abuse: one that waits for its claim, and of what was paid within 90 days money, coins, points and a free bet
 * that are not gone already.
 */
export function mayReverse(row: RewardRow, now: Date): boolean {
  if (row.abused_at !== null) return false;
  if (row.state === 'reached') return true;
  if (row.state !== 'paid' || row.paid_at === null || keptTypes.includes(row.type)) return false;
  return addSeconds(row.paid_at, reversibleFor) > now && row.reversed < row.amount;
}
