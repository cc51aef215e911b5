import {
  compare,
  displayMoney,
  formatMoney,
  isPositive,
  negate,
  subtract,
  zero,
  type Money,
} from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { accountsOf, readBalances } from '#modules/ledger';

/**
 * Throws the error that is named where money that leaves the wallet for good would reach what the member owes in its
 * currency: withdrawals reach the balance less the debt, and an exchange or a purchase of coins would evade it. What
 * goes to the interest wallet or to a venue comes back into the wallet and needs no such word. Reads committed
 * balances; a debt that is made meanwhile has emptied the wallet before it.
 */
export async function refuseOwed(
  db: Db | Tx,
  memberId: string,
  gives: Money,
  error: 'exchangeOwes' | 'coinsOwe',
): Promise<void> {
  const own = accountsOf(memberId);
  const currency = gives.currency === 'USDT' ? 'USDT' : 'CNY';
  const [center, debt] = [own.center(currency), own.debt(currency)];
  const balances = await readBalances(db, [center, debt]);
  const owed = negate(balances.of(debt));
  if (!isPositive(owed)) return;
  const left = subtract(balances.of(center), owed);
  const free = isPositive(left) ? left : zero(currency);
  if (compare(gives, free) <= 0) return;
  throw new AppError(
    error,
    { owed: displayMoney(owed, { places: 'needed' }), available: displayMoney(free) },
    { owed: formatMoney(owed), available: formatMoney(free) },
  );
}
