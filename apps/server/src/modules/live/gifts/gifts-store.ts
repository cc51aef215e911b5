import { sql } from 'kysely';
import { companion, shardOf, type Companion } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import { tableColumns } from '#platform/db/rows/table-columns.ts';
import type { EndedGiftRow, GiftRow } from './tables.ts';

/** `sent_at` is the database's. */
export type NewGift = Omit<GiftRow, 'sent_at'>;

const giftsTable = tableColumns('live_gifts', {
  shard_id: 'smallint',
  member_id: 'text',
  id: 'uuid',
  gift_no: 'text',
  room_no: 'bigint',
  broadcast_id: 'uuid',
  anchor_id: 'uuid',
  gift: 'text',
  name_zh: 'text',
  name_en: 'text',
  art: 'text',
  price_version: 'integer',
  count: 'smallint',
  coins: 'bigint',
  share_percent: 'smallint',
  contract_version: 'integer',
  streak_id: 'uuid',
  streak_no: 'integer',
  shown: 'boolean',
  send_most: 'bigint',
  day_most: 'bigint',
  week_most: 'bigint',
  month_most: 'bigint',
  total_most: 'bigint',
  gift_transfer: 'uuid',
});

/** A gift as a row of a lane's batch; its judges are in 0397. */
export function giftRow(gift: NewGift): Companion {
  return companion(giftsTable, gift);
}

/** The rows that judging a gift locks (0397), as the lane knows them. */
export function locksOf(broadcastId: string): string[] {
  return [`live_broadcasts/${broadcastId}`];
}

/** What a streak has come to before a call of it: how many gifts and coins, without those that were taken back. */
export async function selectStreak(
  db: Db | Tx,
  { memberId, streakId, before }: { memberId: string; streakId: string; before: number },
): Promise<{ count: number; coins: bigint }> {
  const { rows } = await sql<{ count: number; coins: bigint }>`
    select coalesce(sum(g.count), 0)::integer as count, coalesce(sum(g.coins), 0)::bigint as coins
    from live_gifts g
    where g.shard_id = ${shardOf(memberId)} and g.member_id = ${memberId} and g.streak_id = ${streakId} and g.streak_no < ${before}
      and not exists (select from live_gift_returns r where r.shard_id = g.shard_id and r.gift_id = g.id)`.execute(
    db,
  );
  return rows[0] ?? { count: 0, coins: 0n };
}

const ended = sql`
  select g.*, r.cause, a.name as anchor_name
  from live_gifts g
  join live_anchors a on a.id = g.anchor_id
  left join live_gift_returns r on r.shard_id = g.shard_id and r.gift_id = g.id`;

/** The gift that a member sent as this call of a streak. */
export async function selectGiftOfStreak(
  db: Db | Tx,
  { memberId, streakId, streakNo }: { memberId: string; streakId: string; streakNo: number },
): Promise<EndedGiftRow | undefined> {
  const { rows } = await sql<EndedGiftRow>`
    ${ended} where g.shard_id = ${shardOf(memberId)} and g.member_id = ${memberId}
      and g.streak_id = ${streakId} and g.streak_no = ${streakNo}`.execute(db);
  return rows[0];
}

/** A gift by its number. */
export async function selectGift(db: Db | Tx, giftNo: string): Promise<EndedGiftRow | undefined> {
  const { rows } = await sql<EndedGiftRow>`${ended} where g.gift_no = ${giftNo}`.execute(db);
  return rows[0];
}

/** A member's gifts, newest first. */
export async function selectOwnGifts(
  db: Db,
  memberId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<EndedGiftRow[]> {
  const { rows } = await sql<EndedGiftRow>`
    ${ended} where g.shard_id = ${shardOf(memberId)} and g.member_id = ${memberId}
      and (${before}::uuid is null or g.id < ${before}::uuid)
    order by g.id desc limit ${limit}`.execute(db);
  return rows;
}
