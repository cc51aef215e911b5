import { money } from '@fairway/money';
import { houseBucket, InsufficientBalance, move, postTransfers } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignKey } from '../tables.ts';
import { fundAccount, fundPart } from './fund-account.ts';
import { fundBalances } from './fund-balances.ts';
import { FundBucketShort } from './fund-bucket-short.ts';
import { lockFund } from './fund-lock-store.ts';

/**
 * Brings what a shard's bucket lacks from the others, the fullest first, by way of clearing in both shards and in the transaction that
 * pays: nobody else can take what was brought. Those who gather for one campaign do so one after the other. Takes half of what a bucket
 * has where that is more than is needed, so that it is seldom asked. Throws `prizeSoldOut` where all buckets together hold less, and
 * FundBucketShort where one of them was paid from meanwhile.
 */
export async function gatherFund(
  tx: Tx,
  app: Platform,
  key: CampaignKey,
  { shard, needed }: { shard: number; needed: bigint },
): Promise<void> {
  await lockFund(tx, fundPart(key));
  const buckets = await fundBalances(tx, key);
  if (buckets.reduce((sum, { balance }) => sum + balance, 0n) < needed) throw new AppError('prizeSoldOut');
  let missing = needed - (buckets.find((bucket) => bucket.shard === shard)?.balance ?? 0n);
  const others = buckets
    .filter((bucket) => bucket.shard !== shard && bucket.balance > 0n)
    .toSorted((one, other) => (one.balance < other.balance ? 1 : -1));
  const taken: { from: number; minor: bigint }[] = [];
  for (const { shard: from, balance } of others) {
    if (missing <= 0n) break;
    const half = balance / 2n;
    const minor = half > missing ? half : balance < missing ? balance : missing;
    taken.push({ from, minor });
    missing -= minor;
  }
  if (taken.length === 0) return;
  const step = { reason: 'bucketRefill' as const, at: app.clock.now(), requestId: fundPart(key) };
  const clearing = (of: number) => houseBucket(of, 'clearing', 'CNY');
  const transfers = taken.flatMap(({ from, minor }) => {
    const amount = money('CNY', minor);
    return [
      { ...step, id: app.ids.uuid(), legs: move(fundAccount(from, key), clearing(from), amount) },
      { ...step, id: app.ids.uuid(), legs: move(clearing(shard), fundAccount(shard, key), amount) },
    ];
  });
  try {
    await postTransfers(tx, transfers);
  } catch (refusal) {
    if (refusal instanceof InsufficientBalance) throw new FundBucketShort(shard, needed);
    throw refusal;
  }
}
