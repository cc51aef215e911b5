import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** One process at a time moves flights on, until the commit; others leave it to that one. */
export async function isHeldByAnother(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(7241, 6) as free`.execute(
    tx,
  );
  return rows[0]?.free !== true;
}
