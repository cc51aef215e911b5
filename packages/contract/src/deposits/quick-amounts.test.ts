import { cny, formatMoney } from '@fairway/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickAmountCount, quickAmounts } from './quick-amounts.ts';
import type { QuickAmountRequest } from './quick-amounts.ts';

/** A small linear congruential generator: the same seed, the same amounts. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function yuan(
  request: { min: bigint; max: bigint; seed?: number } & Partial<Omit<QuickAmountRequest, 'min' | 'max'>>,
): number[] {
  const { min, max, seed = 7, ...rest } = request;
  const amounts = quickAmounts({
    list: 'ordinary',
    random: seeded(seed),
    ...rest,
    min: cny(min * 100n),
    max: cny(max * 100n),
  });
  return amounts.map((amount) => Number(amount.minor / 100n));
}

/** The default that an amount with a two-digit suffix was made from. */
const heads = (amounts: number[]) => amounts.map((amount) => Math.floor(amount / 100));

describe('quick amounts', () => {
  it('are five, all made from the default list, where the range admits all defaults [DEP-024] [DEP-074]', () => {
    for (let seed = 0; seed < 50; seed += 1)
      expect(heads(yuan({ min: 100n, max: 50_000n, seed }))).toEqual([1, 5, 10, 20, 49]);
  });

  it('are the bare defaults where no suffix fits', () => {
    expect(yuan({ min: 1n, max: 50n })).toEqual([1, 5, 10, 20, 49]);
  });

  it('keep a default whose suffix fits only in part, inside the range', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const amounts = yuan({ min: 550n, max: 2_010n, seed });
      const [fromFive] = amounts.filter((amount) => amount <= 599);
      expect(fromFive).toBeGreaterThanOrEqual(550);
      expect(amounts.some((amount) => amount >= 2_001 && amount <= 2_010)).toBe(true);
    }
  });

  it('are topped up with values spread evenly over the range where no default fits [DEP-025]', () => {
    // 5000 to 9999 holds none of 1xx 5xx 10xx 20xx 49xx: one value from each thousand
    for (let seed = 0; seed < 50; seed += 1) {
      const thousands = yuan({ min: 5_000n, max: 9_999n, seed }).map((amount) => Math.floor(amount / 1_000));
      expect(thousands).toEqual([5, 6, 7, 8, 9]);
    }
  });

  it('are five inside 1000 to 5000, three of them from the list', () => {
    const amounts = yuan({ min: 1_000n, max: 5_000n });
    expect(amounts.length).toBe(5);
    expect(heads(amounts)).toEqual(expect.arrayContaining([10, 20, 49]));
  });

  it('come from the list of the big recharge, each followed by two digits that differ between visits [DEP-026] [DEP-075] [DEP-076]', () => {
    const first = yuan({ min: 50_000n, max: 200_000n, list: 'bigRecharge', seed: 1 });
    const second = yuan({ min: 50_000n, max: 200_000n, list: 'bigRecharge', seed: 2 });

    expect(heads(first)).toEqual([500, 800, 1_000, 1_500, 1_999]);
    expect(heads(second)).toEqual([500, 800, 1_000, 1_500, 1_999]);
    expect(first).not.toEqual(second);
  });

  it("use the server's list as it is [DEP-027]", () => {
    const serverAmounts = [cny(222_00n), cny(111_00n)];
    expect(yuan({ min: 100n, max: 50_000n, serverAmounts })).toEqual([222, 111]);
    expect(yuan({ min: 100n, max: 50_000n, serverAmounts: [] }).length).toBe(5);
  });

  it('are fewer only where the range holds fewer', () => {
    expect(yuan({ min: 300n, max: 302n })).toEqual([300, 301, 302]);
    expect(yuan({ min: 300n, max: 299n })).toEqual([]);
  });

  it('stay whole inside bounds that are not', () => {
    const amounts = quickAmounts({
      list: 'ordinary',
      min: cny(300_50n),
      max: cny(305_50n),
      random: seeded(3),
    });
    expect(amounts.map(formatMoney)).toEqual(['301.00', '302.00', '303.00', '304.00', '305.00']);
  });

  it('are distinct, ascending, whole, in range and the same for the same seed, for any range', () => {
    const ranges = fc.tuple(fc.nat(60_000), fc.nat(400_000), fc.nat());
    fc.assert(
      fc.property(
        ranges,
        fc.constantFrom('ordinary' as const, 'bigRecharge' as const),
        ([low, width, seed], list) => {
          const request = { min: BigInt(low), max: BigInt(low + width), seed, list };
          const amounts = yuan(request);

          expect(amounts.length).toBe(Math.min(quickAmountCount, width + 1));
          expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
          expect(amounts.every((amount) => amount >= low && amount <= low + width)).toBe(true);
          expect(yuan(request)).toEqual(amounts);
        },
      ),
    );
  });
});
