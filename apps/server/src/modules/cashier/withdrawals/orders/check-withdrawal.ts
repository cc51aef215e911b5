import {
  compare,
  displayMoney,
  formatMoney,
  isPositive,
  min,
  money,
  negate,
  subtract,
  zero,
  type Money,
} from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, readBalances } from '#modules/ledger';
import type { MemberRow } from '#modules/members';
import { limitsOf } from '#modules/vip';
import { unlimitedCount } from '@fairway/contract/vip/levels.ts';
import type { WithdrawalType } from '@fairway/contract/withdrawals/types.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import type { PayoutRoute } from '../../channels/registry.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { sumOfDay } from '../withdrawal-store.ts';

/** The type that is meant when none is named. */
export function ordinaryType(currency: WalletCurrency): WithdrawalType {
  return currency === 'USDT' ? withdrawalTypes.codes.usdt : withdrawalTypes.codes.normal;
}

/** What one wallet allows now by one method. */
export interface WalletTerms {
  route: PayoutRoute;
  currency: WalletCurrency;
  available: Money;
  locked: Money;
  /** What a correction found no money for; zero or more. As much of the balance stays. */
  owed: Money;
  /** `unlimitedCount` where any number is allowed. */
  count: { limit: number; used: number; left: number };
  daily: { limit: Money; used: Money; left: Money };
  /** The most that could be asked for: balance less what is owed, order limit and what is left of today. */
  mostNow: Money;
}

/** What a wallet holds and what is left of a day, whatever the method. */
export type Allowance = Omit<WalletTerms, 'route' | 'mostNow'>;

/** Reads a wallet's balances and what a day of the site has left of its grade's limits. Writes nothing. */
export async function allowanceOf(
  db: Db | Tx,
  app: Platform,
  member: MemberRow,
  { currency, day }: { currency: WalletCurrency; day: string },
): Promise<Allowance> {
  const accounts = accountsOf(member.id);
  const center = accounts.center(currency);
  const locked = accounts.locked(currency);
  const debt = accounts.debt(currency);
  const balances = await readBalances(db, [center, locked, debt]);
  const used = await sumOfDay(db, member.id, currency, day);
  const limit = await limitsOf(db, app, member, { currency, day });
  const usedAmount = money(currency, used.total);
  return {
    currency,
    available: balances.of(center),
    locked: balances.of(locked),
    owed: negate(balances.of(debt)),
    count: { limit: limit.count, used: used.count, left: leftOf(limit.count, used.count) },
    daily: { limit: limit.amount, used: usedAmount, left: floor(subtract(limit.amount, usedAmount)) },
  };
}

/** What is left of a count of a day; as unlimited as the count. */
function leftOf(limit: number, used: number): number {
  return limit === unlimitedCount ? unlimitedCount : Math.max(0, limit - used);
}

/** The terms of a method for a member today, read in one place for the page and for the check. Writes nothing. */
export async function walletTerms(
  db: Db | Tx,
  app: Platform,
  member: MemberRow,
  route: PayoutRoute,
): Promise<WalletTerms> {
  const day = siteDay(app.clock.now(), app.config.siteTimeZone);
  const allowance = await allowanceOf(db, app, member, { currency: route.offer.currency, day });
  const { currency, count, daily } = allowance;
  const mostNow = min(min(freeOf(allowance), route.offer.max), daily.left);
  return { ...allowance, route, mostNow: count.left === 0 ? zero(currency) : mostNow };
}

/**
 * Checks an amount against the terms. Throws `amountTooSmall`, `amountTooLarge`, `withdrawCountExceeded`,
 * `withdrawAmountExceeded`, and `withdrawalOwes` where the balance less what is owed does not reach. The balance itself is
 * left to the ledger, which decides it with the hold: a debt that is made meanwhile has emptied the wallet before it.
 */
export function checkAmount(terms: WalletTerms, amount: Money): void {
  const { offer } = terms.route;
  if (compare(amount, offer.min) < 0) throw new AppError('amountTooSmall', { min: displayMoney(offer.min) });
  if (compare(amount, offer.max) > 0) throw new AppError('amountTooLarge', { max: displayMoney(offer.max) });
  if (terms.count.left === 0) throw new AppError('withdrawCountExceeded', { count: terms.count.limit });
  if (compare(amount, terms.daily.left) > 0)
    throw new AppError(
      'withdrawAmountExceeded',
      { remaining: displayMoney(terms.daily.left) },
      { remaining: formatMoney(terms.daily.left) },
    );
  const free = freeOf(terms);
  if (isPositive(terms.owed) && compare(amount, free) > 0) throw owes(terms.owed, free);
}

/** What of the balance is not owed. */
export function freeOf({ available, owed }: Pick<WalletTerms, 'available' | 'owed'>): Money {
  return floor(subtract(available, owed));
}

function owes(owed: Money, free: Money): AppError {
  return new AppError(
    'withdrawalOwes',
    { owed: displayMoney(owed, { places: 'needed' }), available: displayMoney(free) },
    { owed: formatMoney(owed), available: formatMoney(free) },
  );
}

function floor(amount: Money): Money {
  return amount.minor < 0n ? zero(amount.currency) : amount;
}
