import { coin } from '@fairway/money';
import { houseBucket, lockAccounts, move, postTransfers } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { bucketOf, bucketsOf } from './buckets-of.ts';
import { planRefill } from './plan-refill.ts';
import { readPayable } from './read-payable.ts';

/**
 * Brings what an anchor's buckets lack of the coins needed by shard from the fullest others, by way of clearing in both shards, in the
 * transaction that takes them. Holds the anchor's buckets. Answers false where all together hold less; then nothing was moved.
 */
export async function fillBuckets(
  tx: Tx,
  app: Platform,
  anchorId: string,
  needed: ReadonlyMap<number, bigint>,
): Promise<boolean> {
  await lockAccounts(tx, bucketsOf(anchorId));
  const { held } = await readPayable(tx, app, anchorId);
  const refills = planRefill(held, needed);
  if (!refills) return false;
  if (refills.length === 0) return true;
  const step = {
    reason: 'bucketRefill' as const,
    at: app.clock.now(),
    requestId: `anchor-refill/${anchorId}`,
  };
  const clearing = (shard: number) => houseBucket(shard, 'clearing', 'COIN');
  await postTransfers(
    tx,
    refills.flatMap(({ from, to, coins }) => [
      { ...step, id: app.ids.uuid(), legs: move(bucketOf(from, anchorId), clearing(from), coin(coins)) },
      { ...step, id: app.ids.uuid(), legs: move(clearing(to), bucketOf(to, anchorId), coin(coins)) },
    ]),
  );
  return true;
}
