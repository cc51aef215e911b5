import type { Currency } from './currency.ts';
import { CurrencyMismatchError } from './money-errors.ts';

/** An amount: `minor` counts minor units at the currency's scale (CNY 2, USDT 6, COIN 0). Frozen. */
export interface Money {
  readonly currency: Currency;
  readonly minor: bigint;
}

/** An amount of minor units, which may be negative. */
export function money(currency: Currency, minor: bigint): Money {
  if (typeof minor !== 'bigint') throw new TypeError('money: minor units are a bigint');
  return Object.freeze({ currency, minor });
}

/** Fen: `cny(1_00n)` is one yuan. */
export const cny = (minor: bigint): Money => money('CNY', minor);
/** Millionths: `usdt(1_000000n)` is one USDT. */
export const usdt = (minor: bigint): Money => money('USDT', minor);
/** Whole coins. */
export const coin = (minor: bigint): Money => money('COIN', minor);
/** Nothing, in a currency. */
export const zero = (currency: Currency): Money => money(currency, 0n);

/** a + b; throws CurrencyMismatchError on two currencies. */
export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.currency, a.minor + b.minor);
}

/** a - b; throws CurrencyMismatchError on two currencies. */
export function subtract(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.currency, a.minor - b.minor);
}

/** The same amount with the other sign. */
export function negate(a: Money): Money {
  return money(a.currency, -a.minor);
}

/** -1, 0 or 1, as a sort callback wants it; throws CurrencyMismatchError on two currencies. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  assertSameCurrency(a, b);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

/** Same currency and same amount. Two currencies are not equal, not even at zero; never throws. */
export function equal(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.minor === b.minor;
}

/** The smaller of two amounts of one currency. */
export function min(a: Money, b: Money): Money {
  return compare(a, b) <= 0 ? a : b;
}

/** The greater of two amounts of one currency. */
export function max(a: Money, b: Money): Money {
  return compare(a, b) >= 0 ? a : b;
}

/** The sum of amounts that must all be in `currency`; an empty list sums to zero. */
export function sum(currency: Currency, amounts: Iterable<Money>): Money {
  let total = 0n;
  for (const amount of amounts) {
    if (amount.currency !== currency) throw mismatch(currency, amount.currency);
    total += amount.minor;
  }
  return money(currency, total);
}

export const isZero = (a: Money): boolean => a.minor === 0n;
export const isPositive = (a: Money): boolean => a.minor > 0n;
export const isNegative = (a: Money): boolean => a.minor < 0n;

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw mismatch(a.currency, b.currency);
}

function mismatch(a: Currency, b: Currency): CurrencyMismatchError {
  return new CurrencyMismatchError(`${a} and ${b} do not mix; convert first`);
}
