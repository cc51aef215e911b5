import type { Currency } from '@fairway/money';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { accountKinds } from '../accounts/account-kinds.ts';
import type { Account, AnyAccount } from '../accounts/account.ts';
import { amountOf, type Amount, type LedgerCurrency } from '../accounts/ledger-currency.ts';
import { reasonOfCode, reasons, type Reason } from '../reasons.ts';

/** One line of an account as a statement shows it. */
export interface StatementLine<C extends LedgerCurrency = Currency> {
  /** The line's number in its account, from 1 without a gap. */
  readonly seq: bigint;
  readonly amount: Amount<C>;
  readonly balanceAfter: Amount<C>;
  readonly reason: Reason;
  readonly at: Date;
  readonly transferId: string;
  readonly requestId: string;
  /** The transfer that this one corrects, resolves or takes back. */
  readonly reverses: string | null;
}

/** Beyond the number of any line. */
export const everyLine = 1_099_511_627_775n;

/**
 * A line `l` of an account `a` by which money of a transfer with a venue of ours passes transit: it leaves nothing there, and a
 * member's list is clearer without it. The account's own statement has it.
 */
export const passesTransit = sql`(a.kind = ${accountKinds.inTransit.code} and l.reason = ${reasons.venueTransferOwn.code})`;

export interface LineRow {
  readonly seq: bigint;
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly reason: number;
  readonly at: Date;
  readonly transfer_id: string;
  readonly request_id: string;
  readonly reverses: string | null;
}

export interface LineRange {
  /** Lines above this number … */
  readonly low?: bigint;
  /** … up to this one. */
  readonly high?: bigint;
  /** The newest of them first, or the oldest. */
  readonly newest: boolean;
  readonly most: bigint;
}

/** An account's lines in a range of its numbers: what is read has the size of the answer, whatever the history. */
export async function selectLines<C extends LedgerCurrency>(
  db: Db | Tx,
  account: Account<C>,
  { low = 0n, high = everyLine, newest, most }: LineRange,
): Promise<StatementLine<C>[]> {
  const { rows } = await sql<LineRow>`
    select seq, amount, balance_after, reason, at, transfer_id, request_id, reverses
    from ledger_lines_between(${account.shard}::smallint, ${account.id}::uuid, ${low}::bigint, ${high}::bigint, ${newest},
      ${most}::bigint)
    order by ${newest ? sql`seq desc` : sql`seq`}`.execute(db);
  return rows.map((row) => presentLine(account, row));
}

/** The newest lines of these reasons in a range of numbers, at most so many: all lines of the range are looked through. */
export async function selectLinesOf<C extends LedgerCurrency>(
  db: Db,
  account: Account<C>,
  {
    low,
    high,
    reasons: wanted,
    most,
  }: { low: bigint; high: bigint; reasons: readonly Reason[]; most: number },
): Promise<StatementLine<C>[]> {
  const codes = wanted.map((reason) => reasons[reason].code);
  const { rows } = await sql<LineRow>`
    select seq, amount, balance_after, reason, at, transfer_id, request_id, reverses
    from ledger_lines_between(${account.shard}::smallint, ${account.id}::uuid, ${low}::bigint, ${high}::bigint, true,
      ${high - low}::bigint)
    where reason = any (${codes}::smallint[]) order by seq desc limit ${most}`.execute(db);
  return rows.map((row) => presentLine(account, row));
}

/** The number of an account's newest line, 0 without one. */
export async function selectNewestNumber(db: Db, account: AnyAccount): Promise<bigint> {
  const { rows } = await sql<{ seq: bigint }>`
    select h.seq from ledger_accounts a cross join lateral ledger_head(a) h
    where a.shard_id = ${account.shard} and a.id = ${account.id}`.execute(db);
  return rows[0]?.seq ?? 0n;
}

export function presentLine<C extends LedgerCurrency>(account: Account<C>, row: LineRow): StatementLine<C> {
  return {
    seq: row.seq,
    amount: amountOf(account.currency, row.amount),
    balanceAfter: amountOf(account.currency, row.balance_after),
    reason: reasonOfCode(row.reason),
    at: row.at,
    transferId: row.transfer_id,
    requestId: row.request_id,
    reverses: row.reverses,
  };
}
