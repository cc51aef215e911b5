import * as fc from 'fast-check';
import { cny } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import {
  chanceScale,
  cashOutStands,
  cashOutValue,
  certainChance,
  chancesAtPrices,
  chancesOf,
  factorsOf,
  maximumReturn,
  selectionNow,
} from '../index.ts';
import type { CashOutLeg } from '../index.ts';

const leg = (price: bigint, win: bigint, push = 0n): CashOutLeg => ({
  price,
  chances: [
    { factors: factorsOf('win'), chance: win },
    { factors: factorsOf('push'), chance: push },
    { factors: factorsOf('lose'), chance: chanceScale - win - push },
  ],
});

describe('what a market values a selection at', () => {
  it('shares two winners among three double chances, and takes half-time/full-time for the result after the break', () => {
    // 1/1.25 + 1/1.25 + 1/2 = 2.1: of two that come true 0.8 / 2.1 x 2 = 0.761904
    const [win] = chancesAtPrices([1250n, 1250n, 2000n], 0, 0n, 2) ?? [];
    expect(win?.chance).toBe(761_904n);
    expect(chancesAtPrices([null, 1250n, 2000n], 1, 0n, 2)).toBeNull();
    const of = { market: 'ht_ft', line: null, selection: 'home-draw' } as const;
    expect(selectionNow(of, true)).toEqual({ market: 'ft_1x2', line: null, selection: 'draw' });
    expect(selectionNow(of, false)).toBe(of);
  });
});

describe('cash-out', () => {
  it('sums stake x odds x probability over the outcomes, then takes the margin', () => {
    const bet = { unitStake: cny(100_00n), sizes: [1], marginBasisPoints: 500n };
    // 100 x 2.00 x 0.7 = 140; less 5 % = 133
    expect(cashOutValue({ ...bet, legs: [leg(2000n, 700_000n)] })).toEqual(cny(133_00n));
    // 100 x (2.00 x 0.5 + 1 x 0.2) = 120; less 5 % = 114
    expect(cashOutValue({ ...bet, legs: [leg(2000n, 500_000n, 200_000n)] })).toEqual(cny(114_00n));
    // half results: 100 x (0.4 x 1.9 + 0.2 x 1.45 + 0.1 x 0.5) = 110.00; less 5 % = 104.50
    const chances = [
      { factors: factorsOf('win'), chance: 400_000n },
      { factors: factorsOf('halfWin'), chance: 200_000n },
      { factors: factorsOf('halfLose'), chance: 100_000n },
      { factors: factorsOf('lose'), chance: 300_000n },
    ];
    expect(cashOutValue({ ...bet, legs: [{ price: 1900n, chances }] })).toEqual(cny(104_50n));
  });

  it('multiplies the legs of a parlay, settled ones with certainty', () => {
    const won = certainChance({ state: 'settled', outcome: 'win', factors: factorsOf('win') }) ?? [];
    const bet = { unitStake: cny(10_00n), sizes: [2], marginBasisPoints: 0n };
    // 10 x 2.00 x (3.00 x 0.4) = 24
    const legs = [{ price: 2000n, chances: won }, leg(3000n, 400_000n)];
    expect(cashOutValue({ ...bet, legs })).toEqual(cny(24_00n));
    const lost = [
      { price: 2000n, chances: [{ factors: factorsOf('lose'), chance: chanceScale }] },
      leg(3000n, 1n),
    ];
    expect(cashOutValue({ ...bet, legs: lost })).toEqual(cny(0n));
    expect(certainChance({ state: 'undecided', reason: 'running' })).toBeUndefined();
  });

  it('rounds down and never passes the most the bet can return', () => {
    const prices = fc.bigInt({ min: 1001n, max: 50_000n });
    const chances = fc.bigInt({ min: 0n, max: chanceScale });
    fc.assert(
      fc.property(fc.array(fc.tuple(prices, chances), { minLength: 1, maxLength: 5 }), (chosen) => {
        const legs = chosen.map(([price, chance]) => leg(price, chance));
        const bet = { unitStake: cny(77_77n), sizes: [chosen.length], legs };
        const value = cashOutValue({ ...bet, marginBasisPoints: 0n });
        expect(value.minor).toBeLessThanOrEqual(maximumReturn(bet).minor);
        expect(cashOutValue({ ...bet, marginBasisPoints: 500n }).minor).toBeLessThanOrEqual(value.minor);
      }),
    );
  });

  it('refuses chances that do not sum to a million and margins beyond the whole', () => {
    const legs = [{ price: 2000n, chances: [{ factors: factorsOf('win'), chance: 999_999n }] }];
    const bet = { unitStake: cny(1n), sizes: [1], legs };
    expect(() => cashOutValue({ ...bet, marginBasisPoints: 0n })).toThrow(RangeError);
    expect(() => cashOutValue({ ...bet, legs: [leg(2000n, 1n)], marginBasisPoints: 10_001n })).toThrow(
      RangeError,
    );
  });

  it('takes probabilities of a model as whole millionths', () => {
    const third = 1 / 3;
    const chances = chancesOf({ win: third, halfWin: third, push: 0, halfLose: 0, lose: third });
    expect(chances.map(({ chance }) => chance)).toEqual([333_333n, 333_333n, 333_334n]);
    expect(() => chancesOf({ win: Number.NaN, halfWin: 0, push: 0, halfLose: 0, lose: 1 })).toThrow(
      RangeError,
    );
  });
});

describe('a cash-out quote at the click', () => {
  it.each([
    [100_00n, 100_00n, 'strict', true],
    [100_00n, 100_01n, 'strict', true],
    [100_00n, 99_99n, 'strict', false],
    [100_00n, 98_00n, 'band', true], // 2 % below
    [100_00n, 97_99n, 'band', false],
  ] as const)('quoted %s, now %s, %s: %s', (quoted, now, policy, holds) => {
    expect(cashOutStands(cny(quoted), cny(now), policy)).toBe(holds);
  });
});
