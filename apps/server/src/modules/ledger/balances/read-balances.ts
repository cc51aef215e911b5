import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';
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

const askTogether = onePer((db: Db) => gather((owners: readonly string[]) => readOwners(db, owners)));

/** Every account an owner has ever used, with its balance at one moment; ordered by key. Callers of a moment share a statement. */
export function readOwnerBalances(db: Db, owner: string): Promise<HeldAccount[]> {
  return askTogether(db)(owner);
}

interface OwnerRow {
  readonly owner: string;
  readonly kind: number;
  readonly part: string | null;
  readonly currency: number;
  readonly balance: bigint;
}

async function readOwners(db: Db, owners: readonly string[]): Promise<HeldAccount[][]> {
  const asked = [...new Set(owners)];
  const { rows } = await sql<OwnerRow>`
    select a.owner, a.kind, a.part, a.currency, e.balance_after as balance
    from unnest(${asked.map((owner) => shardOf(owner))}::smallint[], ${asked}::text[]) as asked (shard, owner)
    join ledger_accounts a on a.shard_id = asked.shard and a.owner = asked.owner
    cross join lateral (
      select balance_after from ledger_entries
      where shard_id = a.shard_id and account_id = a.id order by seq desc limit 1
    ) as e
    order by a.key`.execute(db);
  const held = Map.groupBy(rows, ({ owner }) => owner);
  return owners.map((owner) => (held.get(owner) ?? []).map((row) => heldAccount(row)));
}

function heldAccount(row: OwnerRow): HeldAccount {
  const currency = currencyOfCode(row.currency);
  const { owner } = row;
  const account = accountNamed({
    shard: shardOf(owner),
    owner,
    kind: kindOfCode(row.kind),
    part: row.part,
    currency,
  });
  return { account, balance: money(currency, row.balance) };
}
