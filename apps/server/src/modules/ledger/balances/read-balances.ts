import { money, type Money } from '@fairway/money';
import type { Db } from '#platform/db/database.ts';
import { gather } from '#platform/gather.ts';
import { onePer } from '#platform/memory/one-per.ts';
import { accountNamed, shardOf, type Account, type AnyAccount } from '../accounts/account.ts';
import { kindOfCode } from '../accounts/account-kinds.ts';
import { currencyOfCode, type Amount, type LedgerCurrency } from '../accounts/ledger-currency.ts';
import { balancesOf, type Balances } from '../postings/posted-balances.ts';
import { selectLastBalances, selectOwnerAccounts, type OwnerRow } from './balances-store.ts';

/** Balances of several accounts at one moment, each by one look into its last entry. */
export async function readBalances(db: Db, accounts: readonly AnyAccount[]): Promise<Balances> {
  const rows = await selectLastBalances(db, accounts);
  return balancesOf(
    accounts,
    rows.map((row) => [row.id, row.balance] as const),
  );
}

/** The balance of one account, now. */
export async function readBalance<C extends LedgerCurrency>(db: Db, account: Account<C>): Promise<Amount<C>> {
  const balances = await readBalances(db, [account]);
  return balances.of(account);
}

export interface HeldAccount {
  readonly account: Account;
  readonly balance: Money;
}

const askTogether = onePer((db: Db) => gather((owners: readonly string[]) => readOwners(db, owners)));

/** Every account of money an owner has ever used, with its balance at one moment; ordered by key. Callers of a moment share a statement. */
export function readOwnerBalances(db: Db, owner: string): Promise<HeldAccount[]> {
  return askTogether(db)(owner);
}

async function readOwners(db: Db, owners: readonly string[]): Promise<HeldAccount[][]> {
  const rows = await selectOwnerAccounts(db, [...new Set(owners)]);
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
