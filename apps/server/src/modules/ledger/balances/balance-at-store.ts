import { money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { accountNamed, shardOf, type Account } from '../accounts/account.ts';
import { kindOfCode } from '../accounts/account-kinds.ts';
import {
  amountOf,
  currencyOfCode,
  currencyCodes,
  type Amount,
  type LedgerCurrency,
} from '../accounts/ledger-currency.ts';
import type { HeldAccount } from './read-balances.ts';

/**
 * The balance of an account as of an instant (entries of that very instant included). An account's entries never go back in
 * time, so the database finds the last one by halving the range of its numbers: some thirty looks whatever the history.
 */
export async function balanceAt<C extends LedgerCurrency>(
  db: Db,
  account: Account<C>,
  instant: Date,
): Promise<Amount<C>> {
  const found = await sql<{ balance: bigint }>`
    select ledger_balance_at(${account.shard}::smallint, ${account.id}::uuid, ${instant}::timestamptz) as balance`.execute(
    db,
  );
  return amountOf(account.currency, found.rows[0]?.balance ?? 0n);
}

/** Every account of money an owner has ever used with its balance as of each instant, in the order of the instants. */
export async function ownerBalancesAt(
  db: Db,
  owner: string,
  instants: readonly Date[],
): Promise<HeldAccount[][]> {
  const shard = shardOf(owner);
  const found = await sql<{
    no: bigint;
    kind: number;
    part: string | null;
    currency: number;
    balance: bigint;
  }>`
    select i.no, a.kind, a.part, a.currency, ledger_balance_at(a.shard_id, a.id, i.at) as balance
    from ledger_accounts a
    cross join unnest(${instants}::timestamptz[]) with ordinality as i (at, no)
    where a.shard_id = ${shard} and a.owner = ${owner} and a.currency <> ${currencyCodes.POINT}`.execute(db);
  const held: HeldAccount[][] = instants.map(() => []);
  for (const row of found.rows) {
    const currency = currencyOfCode(row.currency);
    const account = accountNamed({ shard, owner, kind: kindOfCode(row.kind), part: row.part, currency });
    held[Number(row.no) - 1]?.push({ account, balance: money(currency, row.balance) });
  }
  return held;
}
