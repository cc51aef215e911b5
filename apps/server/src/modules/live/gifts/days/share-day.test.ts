import { expect, it } from 'vitest';
import { shareDay } from './share-day.ts';

const given = (...rows: readonly (readonly [shard: number, percent: number, coins: bigint])[]) =>
  rows.map(([shard_id, share_percent, coins]) => ({ shard_id, share_percent, coins }));

it('rounds the anchor’s part down once over all shards, and the parts add up', () => {
  // 7 + 7 + 7 at 45 %: 9.45 to the anchor; each by itself would have been 3.
  const shared = shareDay(given([1, 45, 7n], [4, 45, 7n], [9, 45, 7n]), 0);
  expect(shared).toMatchObject({ coins: 21n, anchorCoins: 9n, carried: 45 });
  expect([...shared.house.values()].reduce((sum, part) => sum + part, 0n)).toBe(12n);
});

it('counts what the day before left', () => {
  // 0.45 + 0.55 is a whole coin.
  expect(shareDay(given([1, 55, 1n]), 45)).toMatchObject({ anchorCoins: 1n, carried: 0 });
  expect(shareDay([], 45)).toMatchObject({ coins: 0n, anchorCoins: 0n, carried: 45 });
});

it('takes from no shard more than it was given, whatever the percents', () => {
  const rows = given(
    ...Array.from({ length: 16 }, (_, shard) => [shard, 30 + shard, BigInt(1 + (shard % 3))] as const),
  );
  const shared = shareDay(rows, 99);
  for (const { shard_id, coins } of rows) {
    const part = shared.house.get(shard_id) ?? 0n;
    expect(part >= 0n && part <= coins).toBe(true);
  }
  expect(shared.anchorCoins + [...shared.house.values()].reduce((sum, part) => sum + part, 0n)).toBe(
    shared.coins,
  );
});
