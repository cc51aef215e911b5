import { divideRounded, powerOfTen, type RoundingMode } from './rounding.ts';

/** An exact rational number in lowest terms with a positive denominator. Immutable; rounds only in `roundTo`. */
export class Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator;
    this.denominator = denominator;
    Object.freeze(this);
  }

  static readonly ZERO = new Fraction(0n, 1n);
  static readonly ONE = new Fraction(1n, 1n);
  static readonly HALF = new Fraction(1n, 2n);

  /** numerator / denominator, reduced; throws RangeError on a denominator of zero. */
  static of(numerator: bigint, denominator = 1n): Fraction {
    if (denominator === 0n) throw new RangeError('a fraction over zero');
    const sign = denominator < 0n ? -1n : 1n;
    const divisor = greatestCommonDivisor(numerator, denominator) * sign;
    return new Fraction(numerator / divisor, denominator / divisor);
  }

  /** An integer with a scale: `Fraction.scaled(1950n, 3)` is 1.95. */
  static scaled(value: bigint, scale: number): Fraction {
    return Fraction.of(value, powerOfTen(scale));
  }

  add(other: Fraction): Fraction {
    return Fraction.of(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  sub(other: Fraction): Fraction {
    return this.add(other.negate());
  }

  mul(other: Fraction): Fraction {
    return Fraction.of(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** Throws RangeError when the other is zero. */
  div(other: Fraction): Fraction {
    return Fraction.of(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  negate(): Fraction {
    return new Fraction(-this.numerator, this.denominator);
  }

  compare(other: Fraction): -1 | 0 | 1 {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator;
    if (difference === 0n) return 0;
    return difference < 0n ? -1 : 1;
  }

  equals(other: Fraction): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  isZero(): boolean {
    return this.numerator === 0n;
  }

  /** The one rounding: whole units of 10^-scale, so that 2/3 to scale 2 `down` is 66n. */
  roundTo(scale: number, round: RoundingMode): bigint {
    return divideRounded(this.numerator * powerOfTen(scale), this.denominator, round);
  }

  /** For messages and test output: `3/2`, or `3` for a whole number. */
  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}
