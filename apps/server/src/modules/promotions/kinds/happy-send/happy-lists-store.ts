import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface HappyListRow {
  readonly id: string;
  readonly editor_name: string;
  readonly written_at: Date;
}

/** Writes a list with its members, each once. */
export async function insertHappyList(
  tx: Tx,
  list: { id: string; editor: { id: string; name: string }; memberIds: readonly string[] },
): Promise<void> {
  const { id, editor, memberIds } = list;
  await sql`
    insert into promotions_happy_lists (id, editor_id, editor_name) values (${id}, ${editor.id}, ${editor.name})`.execute(
    tx,
  );
  await sql`
    insert into promotions_happy_listed (list, member_id)
    select distinct ${id}::uuid, member from unnest(${memberIds}::text[]) as member`.execute(tx);
}

export async function selectHappyList(db: Db | Tx, id: string): Promise<HappyListRow | undefined> {
  const { rows } = await sql<HappyListRow>`
    select id, editor_name, written_at from promotions_happy_lists where id = ${id}`.execute(db);
  return rows[0];
}

export async function selectListed(db: Db | Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from promotions_happy_listed where list = ${id} order by member_id`.execute(db);
  return rows.map(({ member_id: memberId }) => memberId);
}
