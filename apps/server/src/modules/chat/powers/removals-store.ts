import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ItemRow } from '../tables.ts';

export interface WrittenItemRow extends ItemRow {
  readonly member_id: string | null;
}

/** A message of a room, of whichever kind a person has written. */
export async function selectWritten(
  db: Db | Tx,
  room: bigint,
  id: string,
): Promise<WrittenItemRow | undefined> {
  const { rows } = await sql<WrittenItemRow>`
    select * from chat_items where room_no = ${room} and id = ${id} and kind in ('text', 'order') and member_id is not null`.execute(
    db,
  );
  return rows[0];
}

/** Seals a message and leaves in its place that something was removed; answers whether it was still there. */
export async function sealItem(
  tx: Tx,
  { id, room_no }: Pick<ItemRow, 'id' | 'room_no'>,
  by: { id: string; role: 'admin' | 'anchor' | 'operator' },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into chat_removed (item_id, room_no, member_id, body, removed_by, removed_by_role)
    select id, room_no, member_id, body, ${by.id}, ${by.role} from chat_items
    where room_no = ${room_no} and id = ${id} and removed_at is null on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await sql`
    update chat_items set kind = 'removed', body = jsonb_build_object('kind', 'removed', 'targetId', id),
      removed_at = platform_now(), removed_by = ${by.id} where room_no = ${room_no} and id = ${id}`.execute(
    tx,
  );
  return true;
}
