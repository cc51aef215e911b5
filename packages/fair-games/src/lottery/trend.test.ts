import { describe, expect, it } from 'vitest';
import { Fraction } from '@fairway/money';
import { lotteries } from './draws.ts';
import { shownIn, trendOf, type TrendOf } from './trend.ts';

const group = (lottery: Parameters<typeof trendOf>[0], of: TrendOf, results: number[][]) =>
  trendOf(lottery, results).find((one) => one.of === of)?.numbers ?? [];
const text = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

describe('a trend', () => {
  it('counts draws, the present run without a number, the longest, and their mean', () => {
    // The first digit of 3D, oldest first: 7 comes out, is missing twice, comes out, and is missing once.
    const digits = [7, 1, 2, 7, 1];
    const [, one, , , , , , seven, , nine] = group(
      'd3',
      0,
      digits.map((digit) => [digit, 0, 0]),
    );
    expect(seven).toMatchObject({ drawn: 2, missing: 1, greatest: 2 });
    // Runs of 0, 2 and 1.
    expect(text(seven?.mean ?? Fraction.ZERO)).toBe('1/1');
    expect(one).toMatchObject({ drawn: 2, missing: 0, greatest: 2 });
    expect(nine).toMatchObject({ drawn: 0, missing: 5, greatest: 5 });
    expect(text(nine?.mean ?? Fraction.ZERO)).toBe('5/1');
  });

  it('counts a face that two dice show as one draw of it', () => {
    expect(group('k3', 'any', [[4, 4, 1]]).map(({ drawn }) => drawn)).toEqual([1, 0, 0, 1, 0, 0]);
    expect(group('k3', 'sum', [[4, 4, 1]]).find(({ number }) => number === 9)).toMatchObject({ drawn: 1 });
  });

  it.each([
    ['k3', 'any', 1, '91/216'],
    ['k3', 'sum', 10, '1/8'],
    ['x5', 'any', 11, '5/11'],
    ['x5', 2, 1, '1/11'],
    ['ssc', 4, 0, '1/10'],
    ['pk10', 9, 10, '1/10'],
    ['lucky28', 'sum', 13, '3/40'],
  ] as const)('gives the chance of %s %s %i as %s, whatever was drawn', (lottery, of, number, chance) => {
    const found = group(lottery, of, []).find((one) => one.number === number);
    expect(text(found?.chance ?? Fraction.ZERO)).toBe(chance);
  });

  it.each(lotteries)('has chances of %s that add up to as many numbers as a draw shows', (lottery) => {
    for (const { of, numbers } of trendOf(lottery, [])) {
      const all = numbers.reduce((sum, { chance }) => sum.add(chance), Fraction.ZERO);
      // Three dice show 3 x 91/216 x 2 different faces on average, five of eleven five.
      const shown = of !== 'any' ? '1/1' : lottery === 'k3' ? '91/36' : '5/1';
      expect(text(all)).toBe(shown);
    }
  });

  it('shows the sum, a place, or every number', () => {
    expect([shownIn('sum', [1, 2, 3]), shownIn(1, [1, 2, 3]), shownIn('any', [1, 2])]).toEqual([
      [6],
      [2],
      [1, 2],
    ]);
  });
});
