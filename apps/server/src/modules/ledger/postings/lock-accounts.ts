import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Account } from '../accounts/account.ts';

/**
 * Takes the locks that postings take on these accounts, in the one order that every posting takes them in, until the transaction
 * ends. For a transaction that posts several times: whoever takes the house's buckets bit by bit meets another who does so the
 * other way round, and one of them has to begin again.
 */
export async function lockAccounts(tx: Tx, accounts: readonly Account[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(account::text, 7241) as key
      from unnest(${accounts.map(({ id }) => id)}::uuid[]) as l (account) order by key
    ) as locks`.execute(tx);
}
