import { money } from '@fairway/money';
import { houseBucket, InsufficientBalance, move, postTransfers } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignKey } from '../tables.ts';
import { fundAccount, fundPart } from './fund-account.ts';
import { fundBalances } from './fund-balances.ts';

/**
 * Brings what a shard's bucket lacks from the fullest of the others, by way of clearing in both shards and in one transaction. Takes half
 * of what the fullest has over, so that it is seldom asked. False where all buckets together hold less than is needed.
 */
export async function refillBucket(
  app: Platform,
  key: CampaignKey,
  shard: number,
  needed: bigint,
): Promise<boolean> {
  const buckets = await fundBalances(app.db, key);
  const total = buckets.reduce((sum, { balance }) => sum + balance, 0n);
  if (total < needed) return false;
  let missing = needed - (buckets.find((bucket) => bucket.shard === shard)?.balance ?? 0n);
  const others = buckets
    .filter((bucket) => bucket.shard !== shard && bucket.balance > 0n)
    .toSorted((one, other) => (one.balance < other.balance ? 1 : -1));
  for (const { shard: from, balance } of others) {
    if (missing <= 0n) break;
    const half = balance / 2n;
    const minor = half > missing ? half : balance < missing ? balance : missing;
    if (!(await bring(app, key, { from, to: shard, minor }))) return refillBucket(app, key, shard, needed);
    missing -= minor;
  }
  return true;
}

/** False where another call has emptied the bucket meanwhile. */
async function bring(
  app: Platform,
  key: CampaignKey,
  { from, to, minor }: { from: number; to: number; minor: bigint },
): Promise<boolean> {
  const amount = money('CNY', minor);
  const step = { reason: 'bucketRefill' as const, at: app.clock.now(), requestId: fundPart(key) };
  const clearing = (shard: number) => houseBucket(shard, 'clearing', 'CNY');
  try {
    await inTransaction(app.db, (tx) =>
      postTransfers(tx, [
        { ...step, id: app.ids.uuid(), legs: move(fundAccount(from, key), clearing(from), amount) },
        { ...step, id: app.ids.uuid(), legs: move(clearing(to), fundAccount(to, key), amount) },
      ]),
    );
    return true;
  } catch (refusal) {
    if (refusal instanceof InsufficientBalance) return false;
    throw refusal;
  }
}
