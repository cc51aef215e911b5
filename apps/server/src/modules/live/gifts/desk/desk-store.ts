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
