import { expect, it } from 'vitest';
import { heatOf, trendRows } from './trend-rows.ts';

const draws = [
  { issue: '1', result: [1, 2] },
  { issue: '2', result: [3, 3] },
  { issue: '3', result: [1, 1] },
];

it('counts in each row since when a number has not come out', () => {
  expect(trendRows(0, [1, 2, 3], draws).map(({ missing }) => missing)).toEqual([
    [0, 1, 1],
    [1, 2, 0],
    [0, 3, 1],
  ]);
  expect(trendRows('any', [2, 3], draws).map(({ missing }) => missing)).toEqual([
    [0, 1],
    [1, 0],
    [2, 1],
  ]);
  expect(trendRows('sum', [3], draws).map(({ missing }) => missing)).toEqual([[0], [1], [2]]);
});

it('warms in steps of the mean that the chance makes', () => {
  expect([9, 10, 20, 30].map((missing) => heatOf(missing, '1/10'))).toEqual([0, 1, 2, 3]);
});
