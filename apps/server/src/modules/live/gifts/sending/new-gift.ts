import { accountsOf } from '#modules/ledger';
import type { Platform } from '#platform/platform.ts';
import type { NewGift } from '../gifts-store.ts';
import type { Sending } from './sending.ts';

/** The row of a gift that is about to be booked. */
export function newGift(app: Platform, { call, input, offered, stage, ceilings }: Sending): NewGift {
  const { memberId } = call.member;
  return {
    shard_id: accountsOf(memberId).shard,
    member_id: memberId,
    id: app.ids.uuid(),
    gift_no: app.ids.billNo('GF'),
    room_no: BigInt(input.chatRoomNo),
    broadcast_id: stage.broadcast_id,
    anchor_id: stage.anchor_id,
    gift: offered.key,
    name_zh: offered.zh,
    name_en: offered.en,
    art: offered.art,
    price_version: input.priceVersion,
    count: input.count,
    coins: BigInt(offered.coins) * BigInt(input.count),
    share_percent: stage.share_percent,
    contract_version: stage.contract_version,
    streak_id: input.streakId,
    streak_no: input.streakNo,
    shown: input.shown,
    send_most: ceilings.send,
    day_most: ceilings.day,
    week_most: ceilings.week,
    month_most: ceilings.month,
    total_most: ceilings.total,
    gift_transfer: app.ids.uuid(),
  };
}
