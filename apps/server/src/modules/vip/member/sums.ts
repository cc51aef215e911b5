import { cny, usdt } from '@fairway/money';
import { inFen, type Day } from '@fairway/promotions';
import { lifetimeSums, sumsOfDays } from '#modules/play';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { Db, Tx } from '#platform/db/database.ts';

/** What the ladder counts, in fen; a USDT is 7.20. */
export interface VipSums {
  /** Deposits without those that were taken back. */
  readonly deposited: bigint;
  /** Valid play. */
  readonly played: bigint;
}

/** A member's sums of the days from one on, or since registration, and before another. */
export async function readSums(
  db: Db | Tx,
  memberId: string,
  { from, until }: { from?: Day; until: Day },
): Promise<VipSums> {
  if (from === undefined) {
    const all = await lifetimeSums(db, [memberId], { before: until });
    return {
      deposited: inFen(all.map(({ currency, netDeposits }) => moneyOf(currency, netDeposits))),
      played: inFen(all.map(({ currency, turnover }) => moneyOf(currency, turnover))),
    };
  }
  const days = await sumsOfDays(db, memberId, { from, to: until });
  return {
    deposited: inFen(
      days.map(({ currency, deposited, depositReversed }) => moneyOf(currency, deposited - depositReversed)),
    ),
    played: inFen(days.map(({ currency, turnover }) => moneyOf(currency, turnover))),
  };
}

const moneyOf = (currency: WalletCurrency, minor: bigint) => (currency === 'CNY' ? cny(minor) : usdt(minor));
