import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Until the transaction ends nobody else gathers for this fund. */
export async function lockFund(tx: Tx, part: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7242, hashtext(${part}))`.execute(tx);
}
