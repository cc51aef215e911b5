import type { Account, AnyAccount } from '../accounts/account.ts';
import { amountOf, type Amount, type LedgerCurrency } from '../accounts/ledger-currency.ts';
import type { PostingRow } from './posting-store.ts';
import { AccountFrozen, AlreadyPosted, InsufficientBalance } from './refusals.ts';

/** Balances by account, after a posting or as read. */
export interface Balances {
  /** Zero for an account that was never used; throws for one that was not asked for. */
  of<C extends LedgerCurrency>(account: Account<C>): Amount<C>;
}

/** Balances from (account id, minor units); `known` are the accounts that were asked for. */
export function balancesOf(
  known: readonly AnyAccount[],
  rows: Iterable<readonly [string, bigint]>,
): Balances {
  const minor = new Map(known.map(({ id }) => [id, 0n]));
  for (const [id, balance] of rows) minor.set(id, balance);
  return {
    of(account) {
      const balance = minor.get(account.id);
      if (balance === undefined) throw new RangeError(`${account.key} is not among these balances`);
      return amountOf(account.currency, balance);
    },
  };
}

/** What a posting function answered, as balances; its refusals are thrown by name. */
export function readPosting(row: PostingRow, accounts: readonly AnyAccount[], id: string): Balances {
  if (row.refusal === 'transferRepeated' || row.refusal === 'holdRepeated') throw new AlreadyPosted(id);
  if (row.refusal !== null) throw refusalOf(row, accounts);
  const ids = row.accounts ?? [];
  const balances = row.balances ?? [];
  return balancesOf(
    accounts,
    ids.map((account, index) => [account, BigInt(balances[index] ?? 0)] as const),
  );
}

function refusalOf(row: PostingRow, accounts: readonly AnyAccount[]): Error {
  const account = accounts.find(({ id }) => id === row.refused_account);
  if (!account) return new Error(`the ledger refused: ${row.refusal}`);
  if (row.refusal === 'accountFrozen') return new AccountFrozen(account);
  return new InsufficientBalance(account, amountOf(account.currency, row.available ?? 0n));
}
