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
 * Throws `exchangeOwes` where an exchange would reach what the member owes in the currency that it gives: withdrawals reach the balance
 * less the debt, and the other wallet would be the way round. Reads committed balances; a debt that is made meanwhile has emptied the
 * wallet before it.
 */
export async function refuseOwed(db: Db | Tx, memberId: string, gives: Money): Promise<void> {
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
    'exchangeOwes',
    { owed: displayMoney(owed, { places: 'needed' }), available: displayMoney(free) },
    { owed: formatMoney(owed), available: formatMoney(free) },
  );
}
