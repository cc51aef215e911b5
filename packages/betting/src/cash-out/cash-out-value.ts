import { Fraction, multiply, zero, type Money } from '@fairway/money';
import type { Price } from '../odds/price.ts';
import { sumOverSizes } from '../parlays/symmetric-sum.ts';
import { isSystem } from '../parlays/system.ts';
import { legFactor } from '../settlement/factors.ts';
import { chanceScale, type OutcomeChance } from './chances.ts';

/** A leg of the bet with the stored price and every way it can still end; a settled leg has one. */
export interface CashOutLeg {
  readonly price: Price;
  readonly chances: readonly OutcomeChance[];
}

/** A bet that may be bought back, and the house's margin in hundredths of a percent (500 is 5 %). */
export interface CashOutBet {
  readonly unitStake: Money;
  readonly sizes: readonly number[];
  readonly legs: readonly CashOutLeg[];
  readonly marginBasisPoints: bigint;
  /** The part that is bought back, of the whole stake; all of it without. */
  readonly share?: Fraction;
}

/**
 * What the house pays now: the sum over outcomes of stake x odds x probability, half results and pushes included, less
 * the margin, rounded down once. Legs are of different fixtures, hence independent, so a parlay multiplies and a
 * system sums its combinations. Zero once every combination is lost. Throws RangeError on chances that are not whole.
 */
export function cashOutValue({ unitStake, sizes, legs, marginBasisPoints, share }: CashOutBet): Money {
  if (!isSystem({ legs: legs.length, sizes })) throw new RangeError('no such system');
  if (marginBasisPoints < 0n || marginBasisPoints > 10_000n) throw new RangeError('a margin is 0 to 100 %');
  const expected = sumOverSizes(legs.map(expectedFactor), sizes);
  if (expected.isZero()) return zero(unitStake.currency);
  const kept = Fraction.of(10_000n - marginBasisPoints, 10_000n).mul(share ?? Fraction.ONE);
  return multiply(unitStake, expected.mul(kept), { round: 'down' });
}

/** What one unit on this leg returns on average. */
export function expectedFactor({ price, chances }: CashOutLeg): Fraction {
  let total = 0n;
  let expected = Fraction.ZERO;
  for (const { factors, chance } of chances) {
    if (chance < 0n) throw new RangeError('a chance is not negative');
    total += chance;
    expected = expected.add(legFactor({ price, factors }).mul(Fraction.of(chance, chanceScale)));
  }
  if (total !== chanceScale) throw new RangeError('the chances of a leg sum to a million');
  return expected;
}
