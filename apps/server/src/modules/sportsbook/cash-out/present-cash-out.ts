import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { formatMoney, money, type Currency } from '@fairway/money';
import { presentRefusal } from '../bets/present-refusal.ts';
import type { CashOutRow } from '../tables.ts';

/** A cash-out as its member reads it. */
export function presentCashOut(row: CashOutRow, currency: Currency): Bet['cashOuts'][number] {
  const text = (minor: bigint): string => formatMoney(money(currency, minor));
  return {
    id: row.id,
    cause: row.cause,
    status: row.status,
    percent: row.percent,
    stake: text(row.stake),
    asked: text(row.asked),
    paid: row.paid === null ? null : text(row.paid),
    at: (row.decided_at ?? row.asked_at).toISOString(),
    decidesAt: row.decides_at?.toISOString() ?? null,
    refusal: row.refusal === null ? null : presentRefusal(row.refusal, row.refusal_params ?? {}),
  };
}
