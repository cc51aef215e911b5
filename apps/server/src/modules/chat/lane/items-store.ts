import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ChatRoomRow, ItemBody, ItemRow } from '../tables.ts';

export interface NewItem {
  readonly id: string;
  readonly body: ItemBody;
  /** Who wrote it; null for what the house says. */
  readonly memberId: string | null;
  /** Made by the client; null for what no client sends twice. */
  readonly clientId: string | null;
}

/** The room's last number, held until the transaction ends: items of a room are numbered one batch after another. */
export async function holdLastNumber(
  tx: Tx,
  room: bigint,
): Promise<Pick<ChatRoomRow, 'last_n' | 'hold_back_seconds'> | undefined> {
  const { rows } = await sql<Pick<ChatRoomRow, 'last_n' | 'hold_back_seconds'>>`
    select last_n, hold_back_seconds from chat_rooms where room_no = ${room} for update`.execute(tx);
  return rows[0];
}

/** The last number that others see: what a room holds back is no gap. */
export async function lastShown(db: Db | Tx, chat: ChatRoomRow): Promise<bigint> {
  if (chat.hold_back_seconds === 0) return chat.last_n;
  const { rows } = await sql<{ n: bigint | null }>`
    select max(n) as n from chat_items where room_no = ${chat.room_no}
      and at <= platform_now() - make_interval(secs => ${chat.hold_back_seconds}::integer)`.execute(db);
  return rows[0]?.n ?? 0n;
}

/** What of these a client has sent before, by `member/client id`. */
export async function selectSentBefore(
  tx: Tx,
  items: readonly NewItem[],
): Promise<ReadonlyMap<string, ItemRow>> {
  const sent = items.filter(({ clientId }) => clientId !== null);
  if (sent.length === 0) return new Map();
  const { rows } = await sql<ItemRow & { member_id: string; client_id: string }>`
    select i.* from chat_items i
    join unnest(${sent.map(({ memberId }) => memberId)}::text[], ${sent.map(({ clientId }) => clientId)}::uuid[]) as s (member_id, client_id)
      on i.member_id = s.member_id and i.client_id = s.client_id`.execute(tx);
  return new Map(rows.map((row) => [clientKey(row.member_id, row.client_id), row]));
}

export function clientKey(memberId: string | null, clientId: string | null): string {
  return `${memberId}/${clientId}`;
}

/** Writes items with the numbers after `last`, in their order, and the room's new last number. */
export async function insertItems(
  tx: Tx,
  room: bigint,
  last: bigint,
  items: readonly NewItem[],
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    with written as (
      insert into chat_items (room_no, n, id, kind, member_id, client_id, body)
      select ${room}, ${last}::bigint + place, id, body ->> 'kind', member_id, client_id, body
      from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ memberId }) => memberId)}::text[],
        ${items.map(({ clientId }) => clientId)}::uuid[], ${items.map(({ body }) => JSON.stringify(body))}::jsonb[])
        with ordinality as t (id, member_id, client_id, body, place)
      returning *
    ), counted as (
      update chat_rooms set last_n = ${last}::bigint + ${items.length} where room_no = ${room}
    )
    select * from written order by n`.execute(tx);
  return rows;
}

/** The items after a number up to another one, oldest first; of a removed one only that it was removed. */
export async function selectItemsAfter(
  db: Db,
  room: bigint,
  { after, last, limit }: { after: bigint; last: bigint; limit: number },
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select * from chat_items where room_no = ${room} and n > ${after} and n <= ${last} order by n limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The last items before a number, oldest first. */
export async function selectItemsBefore(
  db: Db,
  room: bigint,
  before: bigint,
  limit: number,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select * from (
      select * from chat_items where room_no = ${room} and n < ${before} order by n desc limit ${limit}
    ) last order by n`.execute(db);
  return rows;
}

export async function isItemWritten(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 as found from chat_items where id = ${id}::uuid`.execute(db);
  return rows.length > 0;
}
