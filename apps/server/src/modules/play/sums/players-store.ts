import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/**
 * Members with sums of the days from one on and before another (2026-06-14), in the order of their ids: `most` of them, those after an id.
 */
export async function playersOfDays(
  db: Db,
  { from, to, after, most }: { from: string; to: string; after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct member_id from play_sums
    where day >= ${from}::date and day < ${to}::date and member_id > ${after}
    order by member_id limit ${most}`.execute(db);
  return rows.map(({ member_id: id }) => id);
}
