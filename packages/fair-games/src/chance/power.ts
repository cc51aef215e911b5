import { Fraction } from '@fairway/money';

/** A fraction to a whole power from 0. */
export function power(base: Fraction, exponent: number): Fraction {
  return Fraction.of(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
}
