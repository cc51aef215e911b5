import { cny, Fraction, usdt } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import {
  cashedTurnover,
  cashOutValue,
  chancesAtPrices,
  chanceScale,
  countedTurnover,
  factorsOf,
  lineNow,
  partOfStake,
  refundedShare,
  settleBet,
} from '../index.ts';

const winOf = (chances: ReturnType<typeof chancesAtPrices>) =>
  chances?.find(({ factors }) => factors.result === 1 && factors.voidHalves === 0)?.chance;

describe('chances by the prices of now', () => {
  it('take the margin out in proportion', () => {
    // 1/1.90 + 1/1.90: each has half, whatever the margin
    expect(winOf(chancesAtPrices([1900n, 1900n], 0))).toBe(500_000n);
    // 1/1.50 = 0.6667, 1/4.00 = 0.25, 1/6.00 = 0.1667: sum 1.08333; 0.66667 / 1.08333 = 0.615384…
    expect(winOf(chancesAtPrices([1500n, 4000n, 6000n], 0))).toBe(615_384n);
    const all = [0, 1, 2].map((place) => winOf(chancesAtPrices([1500n, 4000n, 6000n], place)) ?? 0n);
    // Each is cut to the millionth.
    expect(all.reduce((sum, chance) => sum + chance, 0n)).toBeGreaterThan(chanceScale - 3n);
  });

  it('leave what is refunded to the push, and share the rest', () => {
    const chances = chancesAtPrices([1900n, 1900n], 1, 200_000n);
    // 0.8 x 0.5 = 0.4
    expect(chances?.map(({ chance }) => chance)).toEqual([400_000n, 200_000n, 400_000n]);
    // A half win is worth a win of one half and a refund of the other: 0.2 / 2 + 0.1 / 2 + 0.05
    expect(refundedShare({ win: 0.3, halfWin: 0.2, push: 0.05, halfLose: 0.1, lose: 0.35 })).toBe(200_000n);
  });

  it('are none where the selection or a side of the book is not offered', () => {
    expect(chancesAtPrices([null, 1900n], 0)).toBeNull();
    expect(chancesAtPrices([1900n, null], 0)).toBeNull();
    // A favourite under the least price: the others alone are no book.
    expect(chancesAtPrices([null, 34_000n, 101_000n], 1)).toBeNull();
    // Correct scores that cannot come any more are no side.
    expect(winOf(chancesAtPrices([null, 1900n, 1900n], 1))).toBe(500_000n);
    expect(() => chancesAtPrices([1900n, 1900n], 0, -1n)).toThrow(RangeError);
  });
});

describe('the line of a bet by now', () => {
  it.each([
    ['ft_ah', -2, { home: 1, away: 0 }, undefined, 2], // -0.5 from 0 : 0 is +0.5 at 1 : 0
    ['ft_ah', -2, { home: 1, away: 2 }, { home: 1, away: 0 }, -10], // two goals against since: -2.5
    ['ht_ah', 1, { home: 0, away: 0 }, undefined, 1],
    ['ft_ou', 10, { home: 2, away: 1 }, undefined, 10], // a total counts every goal
    ['ft_1x2', null, { home: 3, away: 0 }, undefined, null],
  ] as const)('%s %s at %j', (market, line, score, placed, expected) => {
    expect(lineNow({ market, line }, score, placed)).toBe(expected);
  });
});

describe('the part of a stake', () => {
  it.each([
    [100_00n, 25, 25_00n],
    [30_00n, 25, 8_00n], // 7.50 half up
    [29_00n, 25, 7_00n], // 7.25
    [10_50n, 75, 8_00n], // 7.875
    [10_50n, 100, 10_50n],
    [60n, 75, 0n], // 0.45
    [60n, 100, 60n],
  ] as const)('%s fen, %s percent: %s', (open, percent, part) => {
    expect(partOfStake(cny(open), percent)).toEqual(cny(part));
  });

  it('is a whole USDT, and never more than there is', () => {
    expect(partOfStake(usdt(10_000_000n), 25)).toEqual(usdt(3_000_000n)); // 2.5 half up
    expect(partOfStake(cny(60n), 50)).toEqual(cny(0n));
    expect(partOfStake(cny(70n), 75)).toEqual(cny(70n)); // 0.525 would be 1.00
  });
});

describe('a bet of which a part was cashed out', () => {
  const share = Fraction.of(3n, 4n);
  const bet = { unitStake: cny(10_01n), sizes: [1], legs: [{ price: 1950n }] };

  it('settles the rest with one rounding', () => {
    const won = { state: 'settled', outcome: 'win', factors: factorsOf('win') } as const;
    // 10.01 x 1.95 x 3/4 = 14.639625
    expect(settleBet({ ...bet, share }, [won])).toEqual({ state: 'settled', returned: cny(14_64n) });
    const legs = [{ price: 1950n, factors: factorsOf('win') }];
    // 10.01 x 0.95 x 3/4 = 7.132125, rounded down
    expect(countedTurnover({ ...bet, legs, opposed: false, share })).toEqual(cny(7_13n));
  });

  it('is worth the share of the whole, rounded down once', () => {
    const legs = [{ price: 2000n, chances: chancesAtPrices([1900n, 1900n], 0) ?? [] }];
    const value = { unitStake: cny(10_01n), sizes: [1], legs, marginBasisPoints: 500n };
    // 10.01 x 2 x 0.5 x 0.95 = 9.5095; its quarter 2.377375
    expect(cashOutValue(value)).toEqual(cny(9_50n));
    expect(cashOutValue({ ...value, share: Fraction.of(1n, 4n) })).toEqual(cny(2_37n));
  });

  it.each([
    [100_00n, 133_00n, 33_00n], // won 33.00
    [100_00n, 40_00n, 60_00n], // lost 60.00
    [100_00n, 100_00n, 0n], // nothing was risked
    [100_00n, 350_00n, 100_00n], // never more than the stake
  ])('counts as turnover of %s fen bought back for %s: %s', (part, paid, turnover) => {
    expect(cashedTurnover(cny(part), cny(paid))).toEqual(cny(turnover));
  });
});
