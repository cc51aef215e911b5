import { memberTableCodes, type MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

const lockSpace = 7245;

/** Whatever happens at one table happens one after another: waits for its lock, which is held until the commit. It comes before all other locks. */
export async function lockTable(tx: Tx, table: MemberTableCode): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpace}, ${placeOf(table)}::integer)`.execute(tx);
}

/** The same without waiting. Answers whether it was free. */
export async function tryTable(tx: Tx, table: MemberTableCode): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${lockSpace}, ${placeOf(table)}::integer) as free`.execute(tx);
  return rows[0]?.free === true;
}

const placeOf = (table: MemberTableCode) => memberTableCodes.indexOf(table);
