import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ChatRoomRow, MuteRow } from '../tables.ts';

/** The chat of a room; opened with the usual setup where the room has none yet. */
export async function openChatRoom(db: Db | Tx, room: bigint): Promise<ChatRoomRow> {
  const open = sql<ChatRoomRow>`
    with opened as (insert into chat_rooms (room_no) values (${room}) on conflict do nothing returning *)
    select * from opened union all select * from chat_rooms where room_no = ${room} limit 1`;
  return onceOrAgain(open, db, `chat of room ${room}`);
}

/** The row that a statement opens or finds. What another opens meanwhile is seen by the next statement only. */
async function onceOrAgain<Row>(open: RawBuilder<Row>, db: Db | Tx, name: string): Promise<Row> {
  const [row] = (await open.execute(db)).rows;
  const [found] = row ? [row] : (await open.execute(db)).rows;
  if (!found) throw new Error(`${name} was not opened`);
  return found;
}

/** The member's number in chats; given at the first question. */
export async function openUserNo(db: Db | Tx, memberId: string): Promise<bigint> {
  const open = sql<{ user_no: bigint }>`
    with opened as (insert into chat_users (member_id) values (${memberId}) on conflict do nothing returning user_no)
    select user_no from opened union all select user_no from chat_users where member_id = ${memberId} limit 1`;
  return (await onceOrAgain(open, db, 'the number of a chat user')).user_no;
}

/** Whether the member is an admin of this room. */
export async function isRoomAdmin(db: Db | Tx, room: bigint, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from chat_admins where room_no = ${room} and member_id = ${memberId}`.execute(db);
  return rows.length > 0;
}

/** The mute that keeps the member from writing here now by the database's clock: one of the whole site before one of the room. */
export async function muteInForce(db: Db | Tx, room: bigint, memberId: string): Promise<MuteRow | undefined> {
  const { rows } = await sql<MuteRow>`
    select * from chat_mutes
    where member_id = ${memberId} and (room_no is null or room_no = ${room}) and freed_at is null
      and (until is null or until > platform_now())
    order by room_no nulls first limit 1`.execute(db);
  return rows[0];
}

/** The chats of these rooms; a room in which nobody has been has none yet. */
export async function selectChatRooms(db: Db | Tx, rooms: readonly bigint[]): Promise<ChatRoomRow[]> {
  const { rows } = await sql<ChatRoomRow>`
    select * from chat_rooms where room_no = any (${rooms}::bigint[])`.execute(db);
  return rows;
}

/** The member of a number in chats. */
export async function memberOfUserNo(db: Db | Tx, userNo: bigint): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from chat_users where user_no = ${userNo}`.execute(db);
  return rows[0]?.member_id;
}
