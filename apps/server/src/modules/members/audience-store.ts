import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

/** The members of these names, without case; a name nobody has is left out. */
export async function findMembersByNames(
  db: Db | Tx,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from members_accounts
    where lower(name) = any (${names.map((name) => name.toLowerCase())}::text[])`.execute(db);
  return rows;
}

/** How many members there are in these grades, both included; null: in all. */
export async function countMembers(db: Db, grades: { from: number; to: number } | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from members_accounts
    where ${grades ? sql`grade between ${grades.from} and ${grades.to}` : sql`true`}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The names of many members at once, by id; one nobody has is not among them. */
export async function findMemberNames(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from members_accounts where id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
