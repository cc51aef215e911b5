import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Account } from '../accounts/account.ts';

/** The lowest balance of an account from an instant on and before another: what was there the whole time. */
export async function lowestBalance(
  db: Db | Tx,
  account: Account,
  { from, to }: { from: Date; to: Date },
): Promise<Money> {
  const { rows } = await sql<{ lowest: bigint }>`
    with before as (
      select ledger_seq_at(${account.shard}::smallint, ${account.id}::uuid, ${from}::timestamptz - interval '1 microsecond') as seq
    )
    select least(
      coalesce((
        select balance_after from ledger_entries, before
        where shard_id = ${account.shard} and account_id = ${account.id} and ledger_entries.seq = before.seq
      ), 0),
      (
        select min(balance_after) from ledger_entries, before
        where shard_id = ${account.shard} and account_id = ${account.id} and ledger_entries.seq > before.seq and at < ${to}
      )
    )::bigint as lowest`.execute(db);
  return money(account.currency, rows[0]?.lowest ?? 0n);
}
