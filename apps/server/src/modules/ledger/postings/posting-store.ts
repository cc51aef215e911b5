import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { StaleRead } from '#platform/db/transaction.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { opening, type AnyAccount } from '../accounts/account.ts';
import { reasons } from '../reasons.ts';
import { accountsOfRow, rowsOf, type MoveRow } from './rows-of.ts';
import type { Transfer } from './transfer.ts';

/** What the posting functions of the database answer. */
export interface PostingRow {
  refusal:
    | 'insufficientBalance'
    | 'accountFrozen'
    | 'transferRepeated'
    | 'holdRepeated'
    | 'holdUnknown'
    | 'holdResolved'
    | null;
  refused_account: string | null;
  available: bigint | null;
  accounts: string[] | null;
  balances: string[] | null;
}

/** Has the database decide and write transfers of one caller: `ledger_transfer`, one statement. */
export async function insertTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<PostingRow> {
  const rows = transfers.flatMap(rowsOf);
  const ids = (of: (row: MoveRow) => AnyAccount | undefined) => rows.map((row) => of(row)?.id ?? null);
  const query = sql<PostingRow>`
    select * from ledger_transfer(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ partOf }) => partOf)}::uuid[],
      ${rows.map(({ transfer }) => transfer.at)}::timestamptz[],
      ${rows.map((row) => accountsOfRow(row)[0]?.shard ?? 0)}::smallint[],
      ${ids(({ a }) => a)}::uuid[], ${ids(({ b }) => b)}::uuid[], ${ids(({ house }) => house)}::uuid[],
      ${ids(({ houseTo }) => houseTo)}::uuid[], ${rows.map(({ amount }) => amount)}::bigint[],
      ${rows.map(({ transfer }) => reasons[transfer.reason].code)}::smallint[],
      ${rows.map(({ transfer }) => transfer.requestId)}::text[],
      ${rows.map(({ transfer }) => transfer.reverses ?? null)}::uuid[], ${openings(rows.flatMap(accountsOfRow))}::jsonb)`;
  return runPosting(tx, query);
}

/**
 * Takes the locks that postings take on these accounts, in the one order that every posting takes them in, until the transaction
 * ends. For a transaction that posts several times: two transactions that take the house's buckets bit by bit in opposite
 * orders meet in a deadlock, and one of them starts again.
 */
export async function lockAccounts(tx: Tx, accounts: readonly AnyAccount[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(account::text, 7241) as key
      from unnest(${accounts.map(({ id }) => id)}::uuid[]) as l (account) order by key
    ) as locks`.execute(tx);
}

/**
 * Committed by another since the function looked: the same id, or what a guarded bucket of the house held, which a lane takes without
 * asking for its lock. The next run of the transaction sees it.
 */
const takenMeanwhile = new Set([
  'ledger_moves_pkey',
  'ledger_holds_pkey',
  'ledger_hold_resolutions_pkey',
  'ledger_guarded',
]);

/** Calls a posting function, which answers one row. Throws StaleRead when another was first with its id or its bucket's money. */
export async function runPosting<Row>(tx: Tx, query: RawBuilder<Row>): Promise<Row> {
  try {
    const row = (await query.execute(tx)).rows[0];
    if (!row) throw new Error('a posting function answered nothing');
    return row;
  } catch (fault) {
    if (takenMeanwhile.has(refusedBy(fault) ?? '')) throw new StaleRead('taken meanwhile', { cause: fault });
    throw fault;
  }
}

/** The accounts of a posting as the database opens those that are not there yet. */
export function openings(accounts: readonly AnyAccount[]): string {
  return JSON.stringify(accounts.map(opening));
}
