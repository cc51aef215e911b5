import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cny, split, sum, usdt } from './index.ts';

describe('split', () => {
  it('gives the left-over units to the first of equal shares', () => {
    // 100.00 / 3 = 33.33 each, one fen left
    expect(split(cny(100_00n), 3)).toEqual([cny(33_34n), cny(33_33n), cny(33_33n)]);
    expect(split(cny(2n), 3)).toEqual([cny(1n), cny(1n), cny(0n)]);
    expect(split(cny(-2n), 3)).toEqual([cny(-1n), cny(-1n), cny(0n)]);
  });

  it('gives them to the largest remainder of weighted shares', () => {
    // 10 x 1/6 = 1.67, 10 x 2/6 = 3.33, 10 x 3/6 = 5: the unit goes to .67
    expect(split(cny(10n), [1n, 2n, 3n])).toEqual([cny(2n), cny(3n), cny(5n)]);
    expect(split(cny(10n), [0n, 1n])).toEqual([cny(0n), cny(10n)]);
  });

  it('refuses no parts, half a part and weights of nothing', () => {
    for (const parts of [0, -1, 1.5, Number.NaN]) expect(() => split(cny(1n), parts)).toThrow(RangeError);
    for (const weights of [[], [0n], [-1n, 2n]]) expect(() => split(cny(1n), weights)).toThrow(RangeError);
  });

  it('always adds up, each share within one unit of its exact value', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), weights, (minor, parts) => {
        const total = parts.reduce((a, b) => a + b, 0n);
        fc.pre(total > 0n);
        const shares = split(usdt(minor), parts);
        expect(sum('USDT', shares)).toEqual(usdt(minor));
        shares.forEach((share, index) => {
          const off = share.minor * total - minor * (parts[index] ?? 0n);
          expect(off < total && off > -total).toBe(true);
        });
      }),
    );
  });
});
