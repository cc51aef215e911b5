import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { EndedGiftRow } from '../tables.ts';

export interface GiftSearch {
  readonly giftNo: string | null;
  readonly memberId: string | null;
  readonly roomNo: bigint | null;
  readonly before: string | null;
  readonly limit: number;
}

/** Gifts of all members, newest first: ids follow time. */
export async function selectGifts(db: Db, search: GiftSearch): Promise<EndedGiftRow[]> {
  const { giftNo, memberId, roomNo, before, limit } = search;
  const { rows } = await sql<EndedGiftRow>`
    select g.*, r.cause, a.name as anchor_name
    from live_gifts g
    join live_anchors a on a.id = g.anchor_id
    left join live_gift_returns r on r.shard_id = g.shard_id and r.gift_id = g.id
    where (${giftNo}::text is null or g.gift_no = ${giftNo}) and (${memberId}::text is null or g.member_id = ${memberId})
      and (${roomNo}::bigint is null or g.room_no = ${roomNo}) and (${before}::uuid is null or g.id < ${before}::uuid)
    order by g.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface TipFlagRow {
  readonly member_id: string;
  readonly anchor_id: string;
  readonly anchor_name: string;
  readonly coins: bigint;
  readonly all_coins: bigint;
}

/** Coins below which a week of an anchor says nothing: a hundred yuan. */
const leastCoins = 1_000n;

/** Givers of whom more than 60 % of an anchor's last seven days come. */
export async function selectTipFlags(db: Db, now: Date): Promise<TipFlagRow[]> {
  const { rows } = await sql<TipFlagRow>`
    with given as (
      select g.anchor_id, g.member_id, sum(g.coins)::bigint as coins from live_gifts g
      where g.sent_at > ${now}::timestamptz - interval '7 days' and g.sent_at <= ${now}::timestamptz
        and not exists (select from live_gift_returns r where r.shard_id = g.shard_id and r.gift_id = g.id)
      group by g.anchor_id, g.member_id),
    shares as (select *, (sum(coins) over (partition by anchor_id))::bigint as all_coins from given)
    select s.member_id, s.anchor_id, a.name as anchor_name, s.coins, s.all_coins
    from shares s join live_anchors a on a.id = s.anchor_id
    where s.coins * 10 > s.all_coins * 6 and s.all_coins >= ${leastCoins}
    order by s.coins desc, s.member_id limit 200`.execute(db);
  return rows;
}
