import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Account } from '../accounts/account.ts';
import { everyLine } from './lines-store.ts';

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
        select l.balance_after from before cross join lateral
          ledger_lines_between(${account.shard}::smallint, ${account.id}::uuid, before.seq - 1, before.seq, false, 1) as l
      ), 0),
      (
        select min(l.balance_after) from before cross join lateral
          ledger_lines_between(${account.shard}::smallint, ${account.id}::uuid, before.seq, ${everyLine}::bigint, false, ${everyLine}::bigint) as l
        where l.at < ${to}
      )
    )::bigint as lowest`.execute(db);
  return money(account.currency, rows[0]?.lowest ?? 0n);
}
