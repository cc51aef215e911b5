import { Fraction, formatMoney, money, parseMoney, tryParseMoney, type Money } from '@fairway/money';

/** Stakes as the par sheet of a game says them. */
export interface StakeBounds {
  readonly least: string;
  readonly most: string;
  readonly mostReturn: string;
}

/** The greatest stake of a bet that returns at most so much for a stake of 1. */
export function greatestStake({ most, mostReturn }: StakeBounds, mostOfBet: Fraction): Money {
  const bound = parseMoney(mostReturn, 'CNY');
  const byReturn = (bound.minor * mostOfBet.denominator) / mostOfBet.numerator;
  const cap = parseMoney(most, 'CNY');
  return byReturn < cap.minor ? money('CNY', byReturn) : cap;
}

/** Twice, half or another part of a stake, within the bounds. */
export function scaledStake(stake: string, factor: Fraction, bounds: StakeBounds, greatest: Money): string {
  const present = tryParseMoney(stake, 'CNY') ?? parseMoney(bounds.least, 'CNY');
  const scaled = (present.minor * factor.numerator) / factor.denominator;
  const least = parseMoney(bounds.least, 'CNY').minor;
  const within = scaled < least ? least : scaled > greatest.minor ? greatest.minor : scaled;
  return formatMoney(money('CNY', within));
}

/** What keeps a stake from being taken, as far as the page knows. */
export function stakeFault(
  stake: string,
  { least }: StakeBounds,
  greatest: Money,
  balance: string | undefined,
): 'malformed' | 'belowLeast' | 'aboveMost' | 'short' | undefined {
  const amount = tryParseMoney(stake, 'CNY');
  if (!amount) return 'malformed';
  if (amount.minor < parseMoney(least, 'CNY').minor) return 'belowLeast';
  if (amount.minor > greatest.minor) return 'aboveMost';
  if (balance !== undefined && amount.minor > parseMoney(balance, 'CNY').minor) return 'short';
  return undefined;
}
