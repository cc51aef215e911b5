import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { accountKinds, type AccountKind } from '../accounts/account-kinds.ts';

/** Owners who have ever used an account of this kind, in order of their ids, a page at a time. */
export async function ownersOfKind(
  db: Db,
  kind: AccountKind,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select distinct owner from ledger_accounts
    where kind = ${accountKinds[kind].code} and owner > ${after} order by owner limit ${limit}`.execute(db);
  return rows.map(({ owner }) => owner);
}
