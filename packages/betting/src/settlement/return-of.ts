import { Fraction, multiply, type Money } from '@fairway/money';
import { legFactor, type SettledLeg } from './factors.ts';

/**
 * What a settled single or parlay returns, stake included: stake x the product of the legs' factors, exactly, then ONE
 * rounding half up to the minor unit. A void leg is a factor of 1, so a parlay goes on with the others.
 * Throws RangeError without a leg.
 */
export function returnOf(stake: Money, legs: readonly SettledLeg[]): Money {
  if (legs.length === 0) throw new RangeError('a bet has a leg');
  const factor = legs.reduce((product, leg) => product.mul(legFactor(leg)), Fraction.ONE);
  return multiply(stake, factor, { round: 'halfUp' });
}
