import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface ComparisonRow {
  readonly channel: string;
  readonly compared_at: Date;
  readonly lines: number;
  readonly open: number;
  readonly fault: string;
}

export async function noteComparison(db: Db | Tx, row: ComparisonRow): Promise<void> {
  await sql`
    insert into cashier_comparisons (channel, compared_at, lines, open, fault)
    values (${row.channel}, ${row.compared_at}, ${row.lines}, ${row.open}, ${row.fault})
    on conflict (channel) do update set compared_at = excluded.compared_at, lines = excluded.lines,
      open = excluded.open, fault = excluded.fault`.execute(db);
}

/** The newest comparison of each channel, those with differences first. */
export async function selectComparisons(db: Db): Promise<ComparisonRow[]> {
  const { rows } = await sql<ComparisonRow>`
    select * from cashier_comparisons order by fault = '', open = 0, channel`.execute(db);
  return rows;
}

/** What our book has and a channel's statement does not name. */
export interface BookLine {
  reference: string;
  bill_no: string | null;
  member_id: string | null;
  currency: 'CNY' | 'USDT';
  amount: bigint;
}

/** Payouts that our book has as paid by a channel in a span and that its statement does not name. */
export async function selectPayoutsMissingFrom(
  tx: Tx,
  channel: string,
  { from, to }: { from: Date; to: Date },
  bills: readonly string[],
): Promise<BookLine[]> {
  const { rows } = await sql<BookLine>`
    select bill_no as reference, bill_no, member_id, currency, amount - fee - matched as amount
    from cashier_withdrawals
    where channel = ${channel} and status in ('paid', 'completed') and paid_at >= ${from} and paid_at < ${to}
      and not (bill_no = any (${bills}::text[]))`.execute(tx);
  return rows;
}

/** Credited payments of a channel in a span that its statement does not name. */
export async function selectPaymentsMissingFrom(
  tx: Tx,
  channel: string,
  { from, to }: { from: Date; to: Date },
  references: readonly string[],
): Promise<BookLine[]> {
  const { rows } = await sql<BookLine>`
    select reference, bill_no, member_id, currency, amount from cashier_deposit_payments
    where channel = ${channel} and state = 'credited' and paid_at >= ${from} and paid_at < ${to}
      and not (reference = any (${references}::text[]))`.execute(tx);
  return rows;
}
