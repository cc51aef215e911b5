import { coin } from '@fairway/money';
import { houseBucket, lockAccounts, move, postTransfers } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { bucketOf, bucketsOf } from '../payable/buckets-of.ts';
import { fillBuckets } from '../payable/fill-buckets.ts';
import { insertDay, selectDayUpTo, selectGiven, selectGivenAnchors } from './days-store.ts';
import { shareDay } from './share-day.ts';

/** Shares out a day's gifts to every anchor who was given any; again it shares nothing twice. */
export async function closeGiftDay(app: Platform, day: string): Promise<void> {
  for (const anchorId of await selectGivenAnchors(app.db, day, app.config.siteTimeZone))
    await inTransaction(app.db, (tx) => closeFor(tx, app, anchorId, day));
}

/**
 * The house's part leaves what is payable to the anchor, shard by shard, with the day's row. Gifts that go back meanwhile wait. A bucket that a
 * payout and a refund have left with less is filled first.
 */
async function closeFor(tx: Tx, app: Platform, anchorId: string, day: string): Promise<void> {
  await lockAccounts(tx, bucketsOf(anchorId));
  const last = await selectDayUpTo(tx, anchorId, day);
  if (last?.day === day) return;

  const given = await selectGiven(tx, { anchorId, day, zone: app.config.siteTimeZone });
  const { coins, anchorCoins, carried, house } = shareDay(given, last?.carried ?? 0);
  if (!(await fillBuckets(tx, app, anchorId, house)))
    throw new Error(`the house's part of ${day} is not in the buckets of anchor ${anchorId}`);
  const at = app.clock.now();
  const transfers = [...house].map(([shard, part]) => ({
    id: app.ids.uuid(),
    reason: 'anchorShare' as const,
    legs: move(bucketOf(shard, anchorId), houseBucket(shard, 'coinRevenue', 'COIN'), coin(part)),
    at,
    requestId: `anchor-share/${anchorId}/${day}`,
  }));
  if (transfers.length > 0) await postTransfers(tx, transfers);
  await insertDay(tx, { anchor_id: anchorId, day, coins, anchor_coins: anchorCoins, carried });
}
