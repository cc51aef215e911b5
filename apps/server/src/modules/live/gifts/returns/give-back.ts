import { coin, Fraction, type Money } from '@fairway/money';
import { accountsOf, lockAccounts, move, postTransfers, readBalance, type Leg } from '#modules/ledger';
import { siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { selectDayUpTo } from '../days/days-store.ts';
import { selectGift } from '../gifts-store.ts';
import { bucketOf, bucketsOf } from '../payable/buckets-of.ts';
import { fillBuckets } from '../payable/fill-buckets.ts';
import { readPayable } from '../payable/read-payable.ts';
import type { EndedGiftRow } from '../tables.ts';
import { insertReturn, type NewReturn } from './returns-store.ts';

/**
 * Gives a gift back in the caller's transaction: the coins, the boards and the giver's sums, with the news. After its day was closed the house's
 * part comes from the house, rounded so that no anchor gives more than was left there; before, all is still payable. What the giver's shard lacks since
 * a payout is brought from others. The accounts are held first, the giver's sums last, as a gift does it. Answers the giver's coins. Throws `refusal` where
 * it went back already or is not within its time, and `giftRefundWaits` where the anchor's part was paid out and nothing later is payable yet.
 */
export async function giveBack(
  tx: Tx,
  app: Platform,
  gift: EndedGiftRow,
  { cause, refusal }: { cause: NewReturn['cause']; refusal: AppError },
): Promise<Money> {
  const own = accountsOf(gift.member_id);
  const payable = own.house('anchorPayable', 'COIN', gift.anchor_id);
  const revenue = own.house('coinRevenue', 'COIN');
  // Nobody takes back within five seconds what a day has closed: a refund alone may need the other buckets.
  const others = cause === 'refunded' ? bucketsOf(gift.anchor_id) : [];
  await lockAccounts(tx, [payable, revenue, own.coins(), ...others]);
  if ((await selectGift(tx, gift.gift_no))?.cause) throw refusal;

  const at = app.clock.now();
  const { fromAnchor, fromHouse, closed } = await partsOf(tx, app, gift);
  await bringPayable(tx, app, gift, { coins: fromAnchor, closed });
  const parts: Leg[][] = [];
  if (fromAnchor > 0n) parts.push(move(payable, own.coins(), coin(fromAnchor)));
  if (fromHouse > 0n) parts.push(move(revenue, own.coins(), coin(fromHouse)));
  const transfers = parts.map((legs) => ({
    id: app.ids.uuid(),
    reason: 'giftReversal' as const,
    legs,
    at,
    requestId: gift.gift_no,
    reverses: gift.gift_transfer,
  }));
  const balances = await postTransfers(tx, transfers);

  try {
    await insertReturn(tx, {
      shard_id: gift.shard_id,
      gift_id: gift.id,
      member_id: gift.member_id,
      cause,
      return_transfer: transfers[0]?.id ?? gift.gift_transfer,
    });
  } catch (fault) {
    const rule = refusedBy(fault);
    if (rule === 'live_gift_returns_time' || rule === 'live_gift_returns_pkey') throw refusal;
    throw fault;
  }
  await emit(tx, app, 'gift.takenBack', {
    chatRoomNo: String(gift.room_no),
    memberId: gift.member_id,
    giftNo: gift.gift_no,
    cause,
    at: at.toISOString(),
  });
  await push(tx, app, 'memberWallet', { memberId: gift.member_id }, { cause: 'coins' });
  return balances.of(own.coins());
}

/** Of whom the coins of a gift come: all from what is payable while its day is open. */
async function partsOf(
  tx: Tx,
  app: Platform,
  gift: EndedGiftRow,
): Promise<{ fromAnchor: bigint; fromHouse: bigint; closed: boolean }> {
  const day = siteDay(gift.sent_at, app.config.siteTimeZone);
  const last = await selectDayUpTo(tx, gift.anchor_id, day);
  if (last?.day !== day) return { fromAnchor: gift.coins, fromHouse: 0n, closed: false };
  const fromAnchor = Fraction.of(gift.coins * BigInt(gift.share_percent), 100n).roundTo(0, 'down');
  return { fromAnchor, fromHouse: gift.coins - fromAnchor, closed: true };
}

/** A gift of a closed day takes nothing of what is still open: others could not take theirs back then. */
async function bringPayable(
  tx: Tx,
  app: Platform,
  { shard_id: shard, anchor_id: anchorId }: EndedGiftRow,
  { coins, closed }: { coins: bigint; closed: boolean },
): Promise<void> {
  if (closed && (await readPayable(tx, app, anchorId)).free < coins) throw new AppError('giftRefundWaits');
  if ((await readBalance(tx, bucketOf(shard, anchorId))).minor >= coins) return;
  if (!(await fillBuckets(tx, app, anchorId, new Map([[shard, coins]]))))
    throw new AppError('giftRefundWaits');
}
