import { coin, Fraction, type Money } from '@fairway/money';
import { accountsOf, lockAccounts, move, postTransfers, type Leg } from '#modules/ledger';
import { siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { AppError } from '#platform/errors.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { selectDayUpTo } from '../days/days-store.ts';
import { selectGift } from '../gifts-store.ts';
import type { EndedGiftRow } from '../tables.ts';
import { insertReturn, type NewReturn } from './returns-store.ts';

/**
 * Gives a gift back in the caller's transaction: the coins, the boards and the giver's sums, with the news. After its day was closed the house's
 * part comes from the house, rounded so that no anchor gives more than was left there; before, all is still payable. The accounts are held first, the giver's sums last, as a
 * gift does it. Answers the giver's coins. Throws `refusal` where it went back already or is not within its time.
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
  await lockAccounts(tx, [payable, revenue, own.coins()]);
  if ((await selectGift(tx, gift.gift_no))?.cause) throw refusal;

  const at = app.clock.now();
  const fromHouse = await sharedToHouse(tx, app, gift);
  const fromAnchor = gift.coins - fromHouse;
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

/** Coins of a gift that went to the house when its day was closed; none before. */
async function sharedToHouse(tx: Tx, app: Platform, gift: EndedGiftRow): Promise<bigint> {
  const day = siteDay(gift.sent_at, app.config.siteTimeZone);
  const closed = await selectDayUpTo(tx, gift.anchor_id, day);
  if (closed?.day !== day) return 0n;
  const anchors = Fraction.of(gift.coins * BigInt(gift.share_percent), 100n).roundTo(0, 'down');
  return gift.coins - anchors;
}
