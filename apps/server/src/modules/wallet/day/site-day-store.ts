import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** The first moment of a day of the site, and that of the next one. */
export async function siteDayBounds(db: Db, day: string, zone: string): Promise<{ from: Date; to: Date }> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select (${day}::date::timestamp at time zone ${zone}) as from,
      ((${day}::date + 1)::timestamp at time zone ${zone}) as to`.execute(db);
  const [bounds] = rows;
  if (!bounds) throw new Error('a day has no bounds');
  return bounds;
}
