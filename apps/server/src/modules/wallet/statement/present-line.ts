import type { StatementLine as WireLine } from '@fairway/contract/wallet/schemas.ts';
import { formatMoney } from '@fairway/money';
import type { StatementLine } from '#modules/ledger';
import { kindOf } from './line-kinds.ts';

/** A ledger entry as the member reads it: what changed this balance, what it was after, and why. */
export function presentLine(line: StatementLine): WireLine {
  return {
    id: line.transferId,
    at: line.at.toISOString(),
    kind: kindOf(line.reason),
    reason: line.reason,
    amount: formatMoney(line.amount),
    balanceAfter: formatMoney(line.balanceAfter),
    reference: line.requestId,
  };
}
