import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { MemberRow } from '../members-store.ts';

/** The account as it stays until the transaction ends: a call that marks or freezes it waits. Undefined if unknown. */
export async function shareMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select * from members_accounts where id = ${id} for share`.execute(
    tx,
  );
  return rows[0];
}
