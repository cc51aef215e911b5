import { compare, Fraction, multiply, parseMoney } from '@fairway/money';
import type { ShownRound } from '../rounds/shown-round.ts';
import type { Sound } from './sounds.ts';

/** From so many times the stake on a win is a middle one, and a great one. */
const middle = Fraction.of(5n);
const great = Fraction.of(20n);

/**
 * How the end of a round sounds: a win by its size, a cash-out above the stake as one. A return up to the stake is silent like its picture,
 * and so is a round that returns nothing or is still open.
 */
export function soundOfResult({
  returned,
  staked,
  currency,
  acts,
}: Pick<ShownRound, 'returned' | 'staked' | 'currency' | 'acts'>): Sound | undefined {
  if (returned === null) return undefined;
  const [paid, put] = [parseMoney(returned, currency), parseMoney(staked, currency)];
  if (compare(paid, put) <= 0) return undefined;
  const reaches = (times: Fraction) => compare(paid, multiply(put, times, { round: 'halfUp' })) >= 0;
  if (reaches(great)) return { name: 'winGreat' };
  if (acts.at(-1)?.act === 'cashOut') return { name: 'cashOut' };
  return { name: reaches(middle) ? 'winMiddle' : 'winSmall' };
}
