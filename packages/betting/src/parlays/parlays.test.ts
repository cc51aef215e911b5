import * as fc from 'fast-check';
import { Fraction, cny, multiply } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import {
  betCount,
  combinationCount,
  combinationsOf,
  factorsOf,
  greatestUnitStake,
  isSystem,
} from '../index.ts';
import {
  legFactor,
  maximumReturn,
  parlayPrice,
  returnOf,
  settleBet,
  stakeSpelledOut,
  straight,
} from '../index.ts';
import { systemName, systemStake, systemsOf, type OutcomeKind, type Settlement } from '../index.ts';

const ended = (outcome: Exclude<OutcomeKind, 'deadHeat'>): Settlement => ({
  state: 'settled',
  outcome,
  factors: factorsOf(outcome),
});
const open: Settlement = { state: 'undecided', reason: 'running' };
const legs = (...prices: bigint[]) => prices.map((price) => ({ price }));

describe('combinations', () => {
  it('are counted and listed', () => {
    expect(combinationsOf(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    for (let count = 1; count <= 10; count += 1) {
      for (let size = 0; size <= count; size += 1) {
        expect(combinationsOf(count, size)).toHaveLength(combinationCount(count, size));
      }
    }
    expect(combinationCount(2, 3)).toBe(0);
  });

  it.each([
    [3, [2, 3], 4], // 3 串 4
    [4, [2, 3, 4], 11], // 4 串 11
    [5, [2, 3, 4, 5], 26], // 5 串 26
    [6, [2, 3, 4, 5, 6], 57], // 6 串 57
    [3, [2], 3],
    [3, [3], 1],
  ])('%s legs in sizes %o are %s bets', (count, sizes, bets) => {
    expect(betCount({ legs: count, sizes })).toBe(bets);
  });

  it('refuse what is no system', () => {
    for (const sizes of [[], [0], [4], [2, 2], [3, 2], [1.5]])
      expect(isSystem({ legs: 3, sizes })).toBe(false);
    expect(isSystem({ legs: 11, sizes: [2] })).toBe(false);
    expect(isSystem({ legs: 3, sizes: [1, 2, 3] })).toBe(true);
  });

  it('are spelled out with their stake', () => {
    const zh = (system: { legs: number; sizes: number[] }) =>
      stakeSpelledOut(system, cny(20_00n)).map((line) => line.zh);
    expect(zh({ legs: 3, sizes: [3] })).toEqual(['3 串 1 × 1 注 = 20.00']);
    expect(zh({ legs: 3, sizes: [2] })).toEqual(['2 串 1 × 3 注 = 60.00']);
    expect(zh({ legs: 3, sizes: [2, 3] })).toEqual(['2 串 1 × 3 注 = 60.00', '3 串 1 × 1 注 = 20.00']);
    expect(systemStake({ legs: 3, sizes: [2, 3] }, cny(20_00n))).toEqual(cny(80_00n));
    expect(systemsOf(3).map((system) => systemName(system).zh)).toEqual(['3 串 1', '2 串 1', '3 串 4']);
    expect(systemsOf(2).map((system) => systemName(system).zh)).toEqual(['2 串 1']);
    expect(systemName(straight(1)).zh).toBe('单关');
  });
});

describe('settleBet', () => {
  it('settles 3 串 4 with a win, a half win and a loss', () => {
    // legs 2.00 won, 1.90 half won (1.45), 3.00 lost; only the double of the first two lives: 10 x 2.00 x 1.45 = 29.00
    const bet = { unitStake: cny(10_00n), sizes: [2, 3], legs: legs(2000n, 1900n, 3000n) };
    expect(settleBet(bet, [ended('win'), ended('halfWin'), ended('lose')])).toEqual({
      state: 'settled',
      returned: cny(29_00n),
    });
  });

  it('goes on without a void leg: a double of it becomes a single', () => {
    // 2 串 1 of 2.00 won, 1.50 won, void: 2x1.5 + 2x1 + 1.5x1 = 6.5, of 10.00 each
    const bet = { unitStake: cny(10_00n), sizes: [2], legs: legs(2000n, 1500n, 9000n) };
    expect(settleBet(bet, [ended('win'), ended('win'), ended('void')])).toEqual({
      state: 'settled',
      returned: cny(65_00n),
    });
  });

  it('rounds the sum, not its parts', () => {
    // three doubles of 0.01 at 1.20 x 1.20 = 1.44: the sum is 4.32 fen, 4; rounded one by one it would be 3
    const bet = { unitStake: cny(1n), sizes: [2], legs: legs(1200n, 1200n, 1200n) };
    expect(settleBet(bet, [ended('win'), ended('win'), ended('win')])).toEqual({
      state: 'settled',
      returned: cny(4n),
    });
  });

  it('is lost with its first lost leg, and waits while a combination can still live', () => {
    const parlay = { unitStake: cny(10_00n), sizes: [3], legs: legs(2000n, 2000n, 2000n) };
    expect(settleBet(parlay, [open, ended('lose'), open])).toEqual({ state: 'settled', returned: cny(0n) });
    expect(settleBet(parlay, [open, ended('win'), ended('void')])).toEqual({ state: 'undecided' });

    const doubles = { ...parlay, sizes: [2] };
    expect(settleBet(doubles, [open, ended('lose'), ended('win')])).toEqual({ state: 'undecided' });
    expect(settleBet(doubles, [open, ended('lose'), ended('lose')])).toEqual({
      state: 'settled',
      returned: cny(0n),
    });
    const singles = { ...parlay, sizes: [1] };
    expect(settleBet(singles, [open, ended('lose'), ended('lose')])).toEqual({ state: 'undecided' });
  });

  it('refuses parts that do not belong together', () => {
    const bet = { unitStake: cny(1n), sizes: [2], legs: legs(2000n, 2000n) };
    expect(() => settleBet(bet, [open])).toThrow(RangeError);
    expect(() => settleBet({ ...bet, sizes: [3] }, [open, open])).toThrow(RangeError);
  });

  it('equals the walk through every combination, for any system and outcomes', () => {
    const outcomes = fc.constantFrom('win', 'halfWin', 'push', 'halfLose', 'lose', 'void');
    const someLegs = fc.array(fc.tuple(fc.bigInt({ min: 1001n, max: 30_000n }), outcomes), {
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(
        someLegs,
        fc.nat({ max: 126 }),
        fc.bigInt({ min: 1n, max: 10n ** 8n }),
        (chosen, mask, stake) => {
          const sizes = chosen.map((_, place) => place + 1).filter((size) => (mask >> (size - 1)) % 2 === 1);
          fc.pre(sizes.length > 0);
          const unitStake = cny(stake);
          let total = Fraction.ZERO;
          for (const size of sizes) {
            for (const places of combinationsOf(chosen.length, size)) {
              const factor = places.reduce((product, place) => {
                const [price, outcome] = chosen[place] ?? [0n, 'lose' as const];
                return product.mul(legFactor({ price, factors: factorsOf(outcome) }));
              }, Fraction.ONE);
              total = total.add(factor);
            }
          }
          const bet = { unitStake, sizes, legs: chosen.map(([price]) => ({ price })) };
          const settlements = chosen.map(([, outcome]) => ended(outcome));
          const returned = multiply(unitStake, total, { round: 'halfUp' });
          expect(settleBet(bet, settlements)).toEqual({ state: 'settled', returned });
          if (sizes.length === 1 && sizes[0] === chosen.length) {
            const settledLegs = chosen.map(([price, outcome]) => ({ price, factors: factorsOf(outcome) }));
            expect(returnOf(unitStake, settledLegs)).toEqual(returned);
          }
          expect(maximumReturn(bet).minor).toBeGreaterThanOrEqual(returned.minor);
        },
      ),
    );
  });
});

describe('the most a bet can return', () => {
  it('multiplies a parlay and sums a system', () => {
    // 2.00 x 1.50 x 1.80 = 5.4
    const bet = { unitStake: cny(10_00n), sizes: [3], legs: legs(2000n, 1500n, 1800n) };
    expect(parlayPrice([2000n, 1500n, 1800n]).toString()).toBe('27/5');
    expect(maximumReturn(bet)).toEqual(cny(54_00n));
    // doubles: 3 + 3.6 + 2.7 = 9.3
    expect(maximumReturn({ ...bet, sizes: [2] })).toEqual(cny(93_00n));
    expect(maximumReturn(bet, cny(50_00n))).toEqual(cny(50_00n));
  });

  it('gives the max button a stake that stays inside, and one more unit would not', () => {
    const prices = fc.array(fc.bigInt({ min: 1001n, max: 20_000n }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(prices, fc.bigInt({ min: 1n, max: 10n ** 9n }), (chosen, limit) => {
        const parts = { sizes: [chosen.length], legs: legs(...chosen) };
        const unitStake = greatestUnitStake(cny(limit), parts);
        const exact = (minor: bigint) =>
          Fraction.of(minor).mul(parlayPrice(chosen)).compare(Fraction.of(limit));
        expect(maximumReturn({ unitStake, ...parts }).minor).toBeLessThanOrEqual(limit);
        expect(exact(unitStake.minor + 1n)).toBe(1);
      }),
    );
  });
});
