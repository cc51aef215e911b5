import { expect, it } from 'vitest';
import { planRefill } from './plan-refill.ts';

const coins = (...rows: readonly (readonly [shard: number, coins: bigint])[]) => new Map(rows);

it('takes from the fullest first, and no more than is lacking', () => {
  const held = coins([0, 5n], [1, 40n], [2, 90n]);
  expect(planRefill(held, coins([0, 100n]))).toEqual([
    { from: 2, to: 0, coins: 90n },
    { from: 1, to: 0, coins: 5n },
  ]);
  expect(planRefill(held, coins([0, 5n], [1, 40n]))).toEqual([]);
});

it('leaves each bucket what is needed of itself, also where two lack', () => {
  const held = coins([0, 0n], [1, 10n], [2, 50n]);
  expect(planRefill(held, coins([0, 20n], [1, 15n], [2, 25n]))).toEqual([
    { from: 2, to: 0, coins: 20n },
    { from: 2, to: 1, coins: 5n },
  ]);
});

it('answers nothing where all buckets together hold less than is needed', () => {
  expect(planRefill(coins([0, 1n], [1, 2n]), coins([0, 4n]))).toBeUndefined();
  expect(planRefill(coins([1, 2n]), coins([0, 2n]))).toEqual([{ from: 1, to: 0, coins: 2n }]);
});
