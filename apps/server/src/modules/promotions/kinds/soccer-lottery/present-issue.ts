import { formatMoney, money } from '@fairway/money';
import { presentState } from '../rounds/present-match.ts';
import type { RoundRow } from '../rounds/round-rows.ts';

/** What a list says of an issue. */
export function presentIssue(row: RoundRow, now: Date) {
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  return {
    issue: row.round,
    no: row.no,
    state: presentState(row, now),
    openedAt: row.opened_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    pot: yuan(row.pot),
    carriedIn: yuan(row.carried_in),
  };
}
