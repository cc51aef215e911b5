import { sql } from 'kysely';
import type { ChatSetup } from '@fairway/contract/chat/item-schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ChatRoomRow } from '../tables.ts';

/** The room's row, held until the transaction ends: two admins who change a setup at once do it one after the other. */
export async function holdChatRoom(tx: Tx, room: bigint): Promise<ChatRoomRow | undefined> {
  const { rows } =
    await sql<ChatRoomRow>`select * from chat_rooms where room_no = ${room} for update`.execute(tx);
  return rows[0];
}

export async function updateSetup(tx: Tx, room: bigint, setup: ChatSetup): Promise<void> {
  await sql`
    update chat_rooms set status = ${setup.status}, slow_seconds = ${setup.slowSeconds},
      followed_minutes = ${setup.followedMinutes}, vip_from = ${setup.vipFrom}, unique_text = ${setup.unique},
      kit_only = ${setup.kitOnly}, hold_back_seconds = ${setup.holdBackSeconds}, entrance = ${setup.entrance},
      greeting = ${setup.greeting}, summary = ${setup.summary}
    where room_no = ${room}`.execute(tx);
}

export async function updateSwitch(db: Db | Tx, room: bigint, on: boolean): Promise<void> {
  await sql`update chat_rooms set switched_on = ${on} where room_no = ${room}`.execute(db);
}

export async function updateSilentEntry(db: Db | Tx, memberId: string, silent: boolean): Promise<void> {
  await sql`
    insert into chat_users (member_id, silent_entry) values (${memberId}, ${silent})
    on conflict (member_id) do update set silent_entry = excluded.silent_entry`.execute(db);
}

export async function entersSilently(db: Db | Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ silent: boolean }>`
    select silent_entry as silent from chat_users where member_id = ${memberId}`.execute(db);
  return rows[0]?.silent ?? false;
}
