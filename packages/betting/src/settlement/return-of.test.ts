import * as fc from 'fast-check';
import { Fraction, cny, usdt } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { factorsOf, legFactor, returnOf, settleFinish, type SettlementFactors } from '../index.ts';

const leg = (price: bigint, outcome: Parameters<typeof factorsOf>[0]) => ({
  price,
  factors: factorsOf(outcome),
});

describe('returnOf', () => {
  it.each([
    // 33.33 x 1.95 = 64.9935 -> 64.99
    [cny(33_33n), [leg(1950n, 'win')], cny(64_99n)],
    // 0.01 x (1/2 + 1/2 x 1.95) = 0.01475 -> 0.01
    [cny(1n), [leg(1950n, 'halfWin')], cny(1n)],
    // 0.03 x 1/2 = 0.015 -> 0.02, half up; two rounded halves would have made 0.01 or 0.02 by luck
    [cny(3n), [leg(1950n, 'halfLose')], cny(2n)],
    // 10.01 x 1/2 = 5.005 -> 5.01
    [cny(10_01n), [leg(1950n, 'halfLose')], cny(5_01n)],
    [cny(10_00n), [leg(1950n, 'push')], cny(10_00n)],
    [cny(10_00n), [leg(1950n, 'lose')], cny(0n)],
    // win 2.10, half win 1.90, push, half lose: 100 x 2.10 x 1.45 x 1 x 0.5 = 152.25
    [
      cny(100_00n),
      [leg(2100n, 'win'), leg(1900n, 'halfWin'), leg(3000n, 'push'), leg(1800n, 'halfLose')],
      cny(152_25n),
    ],
    // two half wins at 1.95: 10 x 1.475 x 1.475 = 21.75625 -> 21.76
    [cny(10_00n), [leg(1950n, 'halfWin'), leg(1950n, 'halfWin')], cny(21_76n)],
    // a void leg leaves the other's price: 50 x 1 x 2.2 = 110
    [cny(50_00n), [leg(5000n, 'void'), leg(2200n, 'win')], cny(110_00n)],
    [cny(50_00n), [leg(5000n, 'void'), leg(2200n, 'void')], cny(50_00n)],
    [cny(50_00n), [leg(5000n, 'win'), leg(2200n, 'lose')], cny(0n)],
    // 1.000001 x 1.5 = 1.5000015 -> 1.500002
    [usdt(1_000001n), [leg(1500n, 'win')], usdt(1_500002n)],
  ])('%o on %o returns %o', (stake, legs, returned) => expect(returnOf(stake, legs)).toEqual(returned));

  it('needs a leg', () => expect(() => returnOf(cny(1n), [])).toThrow(RangeError));

  it('is the formula: stake x [v + (1 - v) x result x odds x d], rounded half up once', () => {
    const factors = fc.record({
      voidHalves: fc.constantFrom(0 as const, 1 as const, 2 as const),
      result: fc.constantFrom(0 as const, 1 as const),
    });
    const legs = fc.array(fc.record({ price: fc.bigInt({ min: 1001n, max: 100_000n }), factors }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), legs, (stake, chosen) => {
        // the same in integers: every factor over 2000
        let [numerator, denominator] = [stake, 1n];
        for (const { price, factors: f } of chosen) {
          const v = BigInt(f.voidHalves);
          numerator *= v * 1000n + (2n - v) * BigInt(f.result) * price;
          denominator *= 2000n;
        }
        const rounded = (2n * numerator + denominator) / (2n * denominator);
        expect(returnOf(cny(stake), chosen)).toEqual(cny(rounded));
      }),
    );
  });
});

describe('dead heat', () => {
  const factorsFor = (rank: number, tied: number, places: number, divides: 'stake' | 'profit' = 'stake') => {
    const settlement = settleFinish({ rank, tied, places }, divides);
    return settlement.state === 'settled' ? settlement : undefined;
  };

  it.each([
    // rank, tied, places: outcome and what 100.00 at 5.00 returns
    [1, 1, 1, 'win', 500_00n],
    [2, 1, 1, 'lose', 0n],
    [1, 2, 1, 'deadHeat', 250_00n], // two share first: 100 x 5 x 1/2
    [1, 3, 1, 'deadHeat', 166_67n], // 500/3 = 166.666...
    [3, 2, 3, 'deadHeat', 250_00n], // two share third, one place left
    [2, 3, 3, 'deadHeat', 333_33n], // three share second, two places left: 1000/3
    [2, 2, 3, 'win', 500_00n],
    [4, 2, 3, 'lose', 0n],
  ] as const)('rank %s with %s tied, %s paid: %s', (rank, tied, places, outcome, returned) => {
    const settlement = factorsFor(rank, tied, places);
    expect(settlement?.outcome).toBe(outcome);
    const factors: SettlementFactors = settlement?.factors ?? factorsOf('void');
    expect(returnOf(cny(100_00n), [{ price: 5000n, factors }])).toEqual(cny(returned));
  });

  it('may divide only the profit: 100 x (1 + 4 x 1/2) = 300', () => {
    const factors = factorsFor(1, 2, 1, 'profit')?.factors ?? factorsOf('void');
    expect(returnOf(cny(100_00n), [{ price: 5000n, factors }])).toEqual(cny(300_00n));
  });

  it('goes with a half-void stake: 1/2 + 1/2 x 5 x 1/2 = 7/4', () => {
    const factors = { voidHalves: 1, result: 1, deadHeat: { places: 1, tied: 2, divides: 'stake' } } as const;
    expect(legFactor({ price: 5000n, factors }).equals(Fraction.of(7n, 4n))).toBe(true);
  });

  it('refuses invalid counts', () => {
    for (const finish of [
      { rank: 0, tied: 1, places: 1 },
      { rank: 1, tied: 0, places: 1 },
      { rank: 1, tied: 1, places: 0.5 },
    ]) {
      expect(() => settleFinish(finish)).toThrow(RangeError);
    }
    const factors = { voidHalves: 0, result: 1, deadHeat: { places: 3, tied: 2, divides: 'stake' } } as const;
    expect(() => legFactor({ price: 2000n, factors })).toThrow(RangeError);
  });
});
