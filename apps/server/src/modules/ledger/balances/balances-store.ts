import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { currencyCodes } from '../accounts/ledger-currency.ts';
import { shardOf, type AnyAccount } from '../accounts/account.ts';

/** The balance of each account as its last entry left it; an account without entries has no row. */
export async function selectLastBalances(
  db: Db,
  accounts: readonly AnyAccount[],
): Promise<{ id: string; balance: bigint }[]> {
  const { rows } = await sql<{ id: string; balance: bigint }>`
    select a.id, e.balance_after as balance
    from unnest(${accounts.map(({ shard }) => shard)}::smallint[], ${accounts.map(({ id }) => id)}::uuid[]) as asked (shard, id)
    join ledger_accounts a on a.shard_id = asked.shard and a.id = asked.id
    cross join lateral ledger_head(a) as e`.execute(db);
  return rows;
}

export interface OwnerRow {
  readonly owner: string;
  readonly kind: number;
  readonly part: string | null;
  readonly currency: number;
  readonly balance: bigint;
}

/** Every account of money that these owners have used, with its last balance; ordered by key. */
export async function selectOwnerAccounts(db: Db, owners: readonly string[]): Promise<OwnerRow[]> {
  const { rows } = await sql<OwnerRow>`
    select a.owner, a.kind, a.part, a.currency, e.balance_after as balance
    from unnest(${owners.map((owner) => shardOf(owner))}::smallint[], ${owners}::text[]) as asked (shard, owner)
    join ledger_accounts a on a.shard_id = asked.shard and a.owner = asked.owner
    cross join lateral ledger_head(a) as e
    where a.currency <> ${currencyCodes.POINT}
    order by a.key`.execute(db);
  return rows;
}
