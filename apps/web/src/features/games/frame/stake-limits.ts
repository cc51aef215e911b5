import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { Fraction, formatMoney, money, parseMoney, tryParseMoney, type Money } from '@fairway/money';

/** Stakes as the par sheet of a game says them. */
export interface StakeBounds {
  readonly currency: WalletCurrency;
  readonly least: string;
  readonly most: string;
  readonly mostReturn: string;
}

/** The greatest stake of a bet that returns at most so much for a stake of 1. */
export function greatestStake({ currency, most, mostReturn }: StakeBounds, mostOfBet: Fraction): Money {
  const bound = parseMoney(mostReturn, currency);
  const byReturn = (bound.minor * mostOfBet.denominator) / mostOfBet.numerator;
  const cap = parseMoney(most, currency);
  return byReturn < cap.minor ? money(currency, byReturn) : cap;
}

/** Twice, half or another part of a stake, within the bounds. */
export function scaledStake(stake: string, factor: Fraction, bounds: StakeBounds, greatest: Money): string {
  const { currency } = bounds;
  const present = tryParseMoney(stake, currency) ?? parseMoney(bounds.least, currency);
  const scaled = (present.minor * factor.numerator) / factor.denominator;
  const least = parseMoney(bounds.least, currency).minor;
  const within = scaled < least ? least : scaled > greatest.minor ? greatest.minor : scaled;
  return formatMoney(money(currency, within));
}

/** What keeps a stake from being taken, as far as the page knows. */
export function stakeFault(
  stake: string,
  { currency, least }: StakeBounds,
  greatest: Money,
  balance: string | undefined,
): 'malformed' | 'belowLeast' | 'aboveMost' | 'short' | undefined {
  const amount = tryParseMoney(stake, currency);
  if (!amount) return 'malformed';
  if (amount.minor < parseMoney(least, currency).minor) return 'belowLeast';
  if (amount.minor > greatest.minor) return 'aboveMost';
  if (balance !== undefined && amount.minor > parseMoney(balance, currency).minor) return 'short';
  return undefined;
}
