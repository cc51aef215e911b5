import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Account } from '../accounts/account.ts';

/**
 * The balance of an account as of an instant (entries of that very instant included). An account's entries never go back in
 * time, so the database finds the last one by halving the range of its numbers: some thirty looks whatever the history.
 */
export async function balanceAt(db: Db, account: Account, instant: Date): Promise<Money> {
  const found = await sql<{ balance: bigint }>`
    select ledger_balance_at(${account.shard}::smallint, ${account.id}::uuid, ${instant}::timestamptz) as balance`.execute(
    db,
  );
  return money(account.currency, found.rows[0]?.balance ?? 0n);
}
