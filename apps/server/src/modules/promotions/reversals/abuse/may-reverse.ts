import { addSeconds } from '#platform/clock.ts';
import type { RewardRow } from '../../tables.ts';

/** So long after its payment a reward can be taken back for abuse, seconds (promotions design, section 2). */
const reversibleFor = 90 * 86_400;

/**
 * Whether a reward can be taken back for abuse: one that waits for its claim, and of what was paid within 90 days money and points that are
 * not gone already. Goods and free rounds were given for good.
 */
export function mayReverse(row: RewardRow, now: Date): boolean {
  if (row.abused_at !== null) return false;
  if (row.state === 'reached') return true;
  if (row.state !== 'paid' || row.paid_at === null || row.type === 'goods' || row.type === 'freeRounds')
    return false;
  return addSeconds(row.paid_at, reversibleFor) > now && row.reversed < row.amount;
}
