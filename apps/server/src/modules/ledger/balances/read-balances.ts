import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { accountNamed, shardOf, type Account } from '../accounts/account.ts';
import { currencyOfCode, kindOfCode } from '../accounts/account-kinds.ts';
import { balancesOf, type Balances } from '../postings/posted-balances.ts';

/** Balances of several accounts at one moment, each by one look into its last entry. */
export async function readBalances(db: Db, accounts: readonly Account[]): Promise<Balances> {
  const found = await sql<{ id: string; balance: bigint }>`
    select a.id, e.balance_after as balance
    from unnest(${accounts.map(({ shard }) => shard)}::smallint[], ${accounts.map(({ id }) => id)}::uuid[]) as a (shard, id)
    cross join lateral (
      select balance_after from ledger_entries
      where shard_id = a.shard and account_id = a.id order by seq desc limit 1
    ) as e`.execute(db);
  return balancesOf(
    accounts,
    found.rows.map((row) => [row.id, row.balance] as const),
  );
}

/** The balance of one account, now. */
export async function readBalance(db: Db, account: Account): Promise<Money> {
  const balances = await readBalances(db, [account]);
  return balances.of(account);
}

export interface HeldAccount {
  readonly account: Account;
  readonly balance: Money;
}

/** Every account an owner has ever used, with its balance at one moment; ordered by key. */
export async function readOwnerBalances(db: Db, owner: string): Promise<HeldAccount[]> {
  const shard = shardOf(owner);
  const found = await sql<{ kind: number; part: string | null; currency: number; balance: bigint }>`
    select a.kind, a.part, a.currency, e.balance_after as balance
    from ledger_accounts a
    cross join lateral (
      select balance_after from ledger_entries
      where shard_id = a.shard_id and account_id = a.id order by seq desc limit 1
    ) as e
    where a.shard_id = ${shard} and a.owner = ${owner}
    order by a.key`.execute(db);
  return found.rows.map((row) => {
    const currency = currencyOfCode(row.currency);
    const account = accountNamed({ shard, owner, kind: kindOfCode(row.kind), part: row.part, currency });
    return { account, balance: money(currency, row.balance) };
  });
}
