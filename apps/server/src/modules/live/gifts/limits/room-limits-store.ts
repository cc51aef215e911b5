import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** A member's ceiling in a room, coins a day. A `ready_at` without `next_coins`: no ceiling at all was asked for. */
export interface RoomLimitRow {
  readonly coins: bigint;
  readonly next_coins: bigint | null;
  readonly ready_at: Date | null;
}

interface RoomLimitKey {
  readonly memberId: string;
  readonly roomNo: bigint;
}

export async function selectRoomLimit(
  db: Db | Tx,
  { memberId, roomNo }: RoomLimitKey,
): Promise<RoomLimitRow | undefined> {
  const { rows } = await sql<RoomLimitRow>`
    select coins, next_coins, ready_at from live_gift_room_limits
    where member_id = ${memberId} and room_no = ${roomNo}`.execute(db);
  return rows[0];
}

/** Puts a ceiling into force and forgets what was asked for. */
export async function writeRoomLimit(
  tx: Tx,
  { memberId, roomNo }: RoomLimitKey,
  coins: bigint,
  at: Date,
): Promise<void> {
  await sql`
    insert into live_gift_room_limits (member_id, room_no, coins, changed_at) values (${memberId}, ${roomNo}, ${coins}, ${at})
    on conflict (member_id, room_no) do update
      set coins = excluded.coins, next_coins = null, ready_at = null, changed_at = excluded.changed_at`.execute(
    tx,
  );
}

/** Notes that a looser ceiling, or with null none, may count from `readyAt` on. */
export async function writeRoomWish(
  tx: Tx,
  { memberId, roomNo }: RoomLimitKey,
  coins: bigint | null,
  readyAt: Date,
): Promise<void> {
  await sql`
    update live_gift_room_limits set next_coins = ${coins}, ready_at = ${readyAt}
    where member_id = ${memberId} and room_no = ${roomNo}`.execute(tx);
}

export async function deleteRoomLimit(tx: Tx, { memberId, roomNo }: RoomLimitKey): Promise<void> {
  await sql`delete from live_gift_room_limits where member_id = ${memberId} and room_no = ${roomNo}`.execute(
    tx,
  );
}

/** Coins that a member has given in a room on a day of the site's zone. */
export async function selectGivenInRoom(
  db: Db | Tx,
  { memberId, roomNo }: RoomLimitKey,
  day: string,
): Promise<bigint> {
  const { rows } = await sql<{ coins: bigint }>`
    select coins from live_gift_boards
    where room_no = ${roomNo} and board = 'day' and began = ${day} and member_id = ${memberId}`.execute(db);
  return rows[0]?.coins ?? 0n;
}
