import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** What results moved that files without an operator recorded, in fen. All such files together count as one person. */
export interface MovedByFiles {
  /** In the last 24 hours of the database's clock, this file's part included. */
  inAll: bigint;
  /** By this file. */
  here: bigint;
}

/** Sums what such files moved. They wait for each other until they commit, so that two at once do not pass the bound together. */
export async function openMovedByFiles(tx: Tx): Promise<MovedByFiles> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sportsbook results of files', 7241085))`.execute(
    tx,
  );
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum((report ->> 'movedFen')::bigint), 0)::bigint as sum from sportsbook_imports
    where at > platform_now() - interval '24 hours'`.execute(tx);
  return { inAll: rows[0]?.sum ?? 0n, here: 0n };
}
