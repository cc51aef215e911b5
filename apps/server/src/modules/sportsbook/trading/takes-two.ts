import { settlementApproval } from '@fairway/contract/sportsbook/settlement-approval.ts';
import { CNY, parseMoney } from '@fairway/money';
import type { SettlementEffect } from '../settlement/preview-settlement.ts';
import type { FixtureRow } from '../tables.ts';

const hourMs = 3_600_000;

/** Whether an operator's result or resettlement waits for a second person: a great swing, or the correction of an old settlement. */
export function takesTwo(
  { corrected, swing }: SettlementEffect,
  { ended_at: endedAt }: Pick<FixtureRow, 'ended_at'>,
  now: Date,
): boolean {
  const isOld = endedAt !== null && now.getTime() - endedAt.getTime() > settlementApproval.hours * hourMs;
  return swing > parseMoney(settlementApproval.swing, CNY).minor || (corrected > 0 && isOld);
}
