import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#platform/db/database.ts';

/** Until some session waits for the row of a match that another transaction holds. */
export async function untilMatchAwaited(db: Db): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%sportsbook_fixtures%'`.execute(
      db,
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
}
