import { money, type Currency, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Account, AnyAccount } from '../accounts/account.ts';
import type { LedgerCurrency } from '../accounts/ledger-currency.ts';
import { reasonOfCode, type Reason } from '../reasons.ts';
import { selectLines, selectLinesOf, selectNewestNumber, type StatementLine } from './lines-store.ts';

export interface StatementPage<C extends LedgerCurrency = Currency> {
  readonly lines: StatementLine<C>[];
  /** Give it as `before` for the next, older page; null where nothing older is in the range. */
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

/** How many lines are looked through at a time where only some reasons are asked for … */
const stretch = 2_000n;
/** … and how many for one page: a rare reason does not read a long history at once. */
const mostSeen = 20_000n;

/**
 * An account's lines, newest first, a page by key: the hundredth page costs what the first does. Where only some reasons are
 * asked for, a page may have fewer lines than its limit, or none, and still a `next`: the older lines were not looked at yet.
 */
export async function readStatement<C extends LedgerCurrency>(
  db: Db,
  account: Account<C>,
  { before = null, limit = 20, reasons, from, to }: StatementRange = {},
): Promise<StatementPage<C>> {
  const low = from ? await selectNumberBefore(db, account, from) : 0n;
  const until = to ? await selectNumberBefore(db, account, to) : await selectNewestNumber(db, account);
  let high = before === null || before > until ? until : before - 1n;
  const lines: StatementLine<C>[] = [];
  const floor = reasons && high - mostSeen > low ? high - mostSeen : low;
  while (lines.length < limit && high > floor) {
    const least = limit - lines.length;
    const bottom = reasons && high - stretch > floor ? high - stretch : floor;
    const found = reasons
      ? await selectLinesOf(db, account, { low: bottom, high, reasons, most: least })
      : await selectLines(db, account, { low, high, newest: true, most: BigInt(least) });
    lines.push(...found);
    high = found.length === least ? (found.at(-1)?.seq ?? 1n) - 1n : bottom;
  }
  return { lines, next: high > low ? high + 1n : null };
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
  const lines = await selectLines(db, account, { low: after, newest: false, most: BigInt(limit) });
  return { lines, next: lines.length < limit ? null : (lines.at(-1)?.seq ?? null) };
}

/** The number of an account's last line before an instant. */
async function selectNumberBefore(db: Db, account: AnyAccount, instant: Date): Promise<bigint> {
  const { rows } = await sql<{ seq: bigint }>`
    select ledger_seq_at(${account.shard}::smallint, ${account.id}::uuid, ${instant}::timestamptz - interval '1 microsecond') as seq`.execute(
    db,
  );
  return rows[0]?.seq ?? 0n;
}
