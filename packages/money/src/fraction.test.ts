import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction, divideRounded } from './index.ts';

const fractions = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, denominator]) => Fraction.of(numerator, denominator));

describe('Fraction', () => {
  it('reduces and keeps the sign above', () => {
    expect(Fraction.of(6n, -4n).toString()).toBe('-3/2');
    expect(Fraction.of(0n, -7n).toString()).toBe('0');
    expect(Fraction.scaled(1950n, 3).toString()).toBe('39/20');
    expect(() => Fraction.of(1n, 0n)).toThrow(RangeError);
    expect(() => Fraction.ONE.div(Fraction.ZERO)).toThrow(RangeError);
  });

  it('obeys the laws of arithmetic exactly', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(a.add(b).equals(b.add(a))).toBe(true);
        expect(a.mul(b.add(c)).equals(a.mul(b).add(a.mul(c)))).toBe(true);
        expect(a.sub(a).isZero()).toBe(true);
        if (!b.isZero()) expect(a.div(b).mul(b).equals(a)).toBe(true);
        expect(a.compare(b)).toBe(b.compare(a) === 0 ? 0 : -b.compare(a));
      }),
    );
  });
});

describe('one rounding', () => {
  it.each([
    // 2/3 = 0.666...
    [2n, 3n, 2, 'down', 66n],
    [2n, 3n, 2, 'up', 67n],
    [2n, 3n, 2, 'halfUp', 67n],
    // 1/8 = 0.125, the tie
    [1n, 8n, 2, 'halfUp', 13n],
    [-1n, 8n, 2, 'halfUp', -13n],
    [-1n, 8n, 2, 'down', -12n],
    [-1n, 8n, 2, 'up', -13n],
    [3n, 1n, 0, 'up', 3n],
  ] as const)('%s/%s to scale %s %s', (numerator, denominator, scale, mode, units) => {
    expect(Fraction.of(numerator, denominator).roundTo(scale, mode)).toBe(units);
  });

  it('lies between down and up, a unit apart at most', () => {
    fc.assert(
      fc.property(fractions, (f) => {
        const sizes = (['down', 'halfUp', 'up'] as const).map((mode) => {
          const units = f.roundTo(4, mode);
          return units < 0n ? -units : units;
        });
        expect(sizes).toEqual(sizes.toSorted((a, b) => (a < b ? -1 : 1)));
        expect((sizes[2] ?? 0n) - (sizes[0] ?? 0n) <= 1n).toBe(true);
      }),
    );
    expect(() => divideRounded(1n, 0n, 'down')).toThrow(RangeError);
  });
});
