import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ItemBody } from '../tables.ts';

export interface HeldRow {
  readonly id: string;
  readonly room_no: bigint;
  readonly member_id: string;
  readonly client_id: string;
  readonly body: Extract<ItemBody, { kind: 'text' }>;
  readonly held_at: Date;
  readonly decided_at: Date | null;
}

/** Keeps a message until a person has looked at it; sent again under its client id it is the one that waits. */
export async function holdMessage(
  db: Db,
  room: bigint,
  item: { id: string; body: HeldRow['body']; memberId: string; clientId: string },
): Promise<HeldRow> {
  const { rows } = await sql<HeldRow>`
    insert into chat_held (id, room_no, member_id, client_id, body)
    values (${item.id}, ${room}, ${item.memberId}, ${item.clientId}, ${JSON.stringify(item.body)}::jsonb)
    on conflict (member_id, client_id) do update set member_id = excluded.member_id returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a message was not held');
  return row;
}

/** Those that wait, the oldest first. */
export async function selectHeld(db: Db, limit: number): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select * from chat_held where decided_at is null order by held_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Decides a held message; undefined where it is not there or was decided. */
export async function decideHeld(
  tx: Tx,
  id: string,
  by: string,
  released: boolean,
): Promise<HeldRow | undefined> {
  const { rows } = await sql<HeldRow>`
    update chat_held set decided_at = platform_now(), decided_by = ${by}, released = ${released}
    where id = ${id} and decided_at is null returning *`.execute(tx);
  return rows[0];
}
