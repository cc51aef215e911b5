import { CNY, coin, money } from '@fairway/money';
import { accountsOf, houseBucket, lockAccounts, move, postTransfers } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { bucketOf, bucketsOf } from '../payable/buckets-of.ts';
import { readPayable } from '../payable/read-payable.ts';
import { endPayout, type GiftPayoutRow } from './payouts-store.ts';
import { takeFree } from './take-free.ts';

/**
 * Pays a payout that the caller holds: the coins leave the anchor's buckets for the house, ten fen each go from the house to the anchor's wallet, and
 * the row ends, all in the caller's transaction. Refunds may have left less than the payout names: then that is paid. Throws AccountFrozen.
 */
export async function payOut(
  tx: Tx,
  app: Platform,
  payout: Pick<GiftPayoutRow, 'id' | 'payout_no' | 'anchor_id' | 'member_id' | 'coins'>,
  decision: { by: string | null; reason: string },
): Promise<void> {
  const { anchor_id: anchorId, member_id: memberId } = payout;
  await lockAccounts(tx, bucketsOf(anchorId));
  const { held, open, free } = await readPayable(tx, app, anchorId);
  const coins = free < payout.coins ? free : payout.coins;
  const at = app.clock.now();
  const step = () => ({
    id: app.ids.uuid(),
    reason: 'anchorPayout' as const,
    at,
    requestId: payout.payout_no,
  });
  if (coins > 0n) {
    const own = accountsOf(memberId);
    const toHouse = takeFree(held, open, coins).map((part) => ({
      ...step(),
      legs: move(
        bucketOf(part.shard, anchorId),
        houseBucket(part.shard, 'coinRevenue', 'COIN'),
        coin(part.coins),
      ),
    }));
    const toAnchor = {
      ...step(),
      legs: move(own.house('coinRevenue', 'CNY'), own.center('CNY'), money(CNY, coins * 10n)),
    };
    await postTransfers(tx, [...toHouse, toAnchor]);
    await push(tx, app, 'memberWallet', { memberId }, { cause: 'settlement' });
  }
  await endPayout(tx, payout.id, { status: 'paid', paidCoins: coins, at, ...decision });
}
