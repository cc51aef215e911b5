import { dealerTableCodes, type DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** One process at a time moves a table on, until the commit; others leave it to that one. */
export async function isHeldByAnother(tx: Tx, table: DealerTableCode): Promise<boolean> {
  const place = dealerTableCodes.indexOf(table);
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(7244, ${place}::integer) as free`.execute(tx);
  return rows[0]?.free !== true;
}
