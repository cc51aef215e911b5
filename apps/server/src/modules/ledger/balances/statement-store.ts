import { money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Account } from '../accounts/account.ts';
import { reasonOfCode, REASONS, type Reason } from '../reasons.ts';

/** One entry as a statement shows it. */
export interface StatementLine {
  /** The entry's number in its account, from 1 without a gap. */
  readonly seq: bigint;
  readonly amount: Money;
  readonly balanceAfter: Money;
  readonly reason: Reason;
  readonly at: Date;
  readonly transferId: string;
  readonly requestId: string;
  /** The transfer that this one corrects, resolves or takes back. */
  readonly reverses: string | null;
}

export interface StatementPage {
  readonly lines: StatementLine[];
  /** Give it as `before` for the next, older page; null at the account's first entry. */
  readonly next: bigint | null;
}

export interface StatementRange {
  readonly before?: bigint | null;
  readonly limit?: number;
  /** Only lines of these reasons. */
  readonly reasons?: readonly Reason[] | undefined;
  /** Only lines from this instant on … */
  readonly from?: Date | undefined;
  /** … and before this one. */
  readonly to?: Date | undefined;
}

/** An account's entries, newest first, a page by key: the hundredth page costs what the first does. */
export async function readStatement(
  db: Db,
  account: Account,
  { before = null, limit = 20, reasons, from, to }: StatementRange = {},
): Promise<StatementPage> {
  const found = await sql<EntryRow>`
    select ${entryColumns}
    where e.shard_id = ${account.shard} and e.account_id = ${account.id}
      and e.seq < ${before ?? 9_223_372_036_854_775_807n}::bigint
      ${reasons ? sql`and t.reason = any(${reasons.map((reason) => REASONS[reason].code)}::smallint[])` : sql``}
      ${from ? sql`and e.at >= ${from}` : sql``} ${to ? sql`and e.at < ${to}` : sql``}
    order by e.seq desc limit ${limit}`.execute(db);
  const lines = found.rows.map((row) => presentLine(account, row));
  const last = lines.at(-1);
  return { lines, next: last && lines.length === limit && last.seq > 1n ? last.seq : null };
}

/** What an account's entries of one reason add up to. */
export interface ReasonSum {
  readonly reason: Reason;
  readonly count: number;
  readonly amount: Money;
}

/**
 * An account's entries summed by reason, over all there are: together they are its balance. The database keeps the sums of every 500
 * entries and reads only what came after them.
 */
export async function sumByReason(db: Db, account: Account): Promise<ReasonSum[]> {
  const found = await sql<{ reason: number; count: bigint; amount: bigint }>`
    select reason, count, amount
    from ledger_sum_by_reason(${account.shard}::smallint, ${account.id}::uuid)`.execute(db);
  return found.rows.map(({ reason, count, amount }) => ({
    reason: reasonOfCode(reason),
    count: Number(count),
    amount: money(account.currency, amount),
  }));
}

/**
 * The lines that sum to a balance: all entries of an account up to its newest, oldest first, in pages by key. The sum of
 * `amount` over `from 1` to a line is that line's `balanceAfter`.
 */
export async function explainBalance(
  db: Db,
  account: Account,
  { after = 0n, limit = 200 }: { after?: bigint; limit?: number } = {},
): Promise<{ lines: StatementLine[]; next: bigint | null }> {
  const found = await sql<EntryRow>`
    select ${entryColumns}
    where e.shard_id = ${account.shard} and e.account_id = ${account.id} and e.seq > ${after}::bigint
    order by e.seq limit ${limit}`.execute(db);
  const lines = found.rows.map((row) => presentLine(account, row));
  return { lines, next: lines.length < limit ? null : (lines.at(-1)?.seq ?? null) };
}

interface EntryRow {
  seq: bigint;
  amount: bigint;
  balance_after: bigint;
  reason: number;
  at: Date;
  transfer_id: string;
  request_id: string;
  reverses: string | null;
}

const entryColumns = sql`
  e.seq, e.amount, e.balance_after, t.reason, e.at, e.transfer_id, t.request_id, t.reverses
  from ledger_entries e
  join ledger_transfers t on t.shard_id = e.shard_id and t.id = e.transfer_id`;

function presentLine(account: Account, row: EntryRow): StatementLine {
  return {
    seq: row.seq,
    amount: money(account.currency, row.amount),
    balanceAfter: money(account.currency, row.balance_after),
    reason: reasonOfCode(row.reason),
    at: row.at,
    transferId: row.transfer_id,
    requestId: row.request_id,
    reverses: row.reverses,
  };
}
