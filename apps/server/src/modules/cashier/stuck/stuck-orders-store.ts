import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { markedPaidGraceSeconds } from '../deposits/deposit-limits.ts';

/** Deposits that should have expired before an instant. */
export async function selectOverdueDeposits(db: Db, before: Date, limit: number): Promise<string[]> {
  const found = await sql<{ bill_no: string }>`
    select bill_no from cashier_deposit_orders
    where status in ('opening', 'pendingPayment', 'markedPaid')
      and expires_at + case when status = 'markedPaid' then make_interval(secs => ${markedPaidGraceSeconds})
        else interval '0' end < ${before}
    order by expires_at limit ${limit}`.execute(db);
  return found.rows.map((row) => row.bill_no);
}

/** Payouts that a channel was given before an instant and that have not ended. */
export async function selectSilentPayouts(db: Db, before: Date, limit: number): Promise<string[]> {
  const found = await sql<{ bill_no: string }>`
    select bill_no from cashier_withdrawals
    where status = 'paying' and greatest(approved_at, payout_at) < ${before}
    order by approved_at limit ${limit}`.execute(db);
  return found.rows.map((row) => row.bill_no);
}

/** Reviews whose deadline lies before an instant. */
export async function selectOverdueReviews(db: Db, before: Date, limit: number): Promise<string[]> {
  const found = await sql<{ bill_no: string }>`
    select bill_no from cashier_withdrawals
    where status in ('reviewing', 'frozen') and deadline < ${before}
    order by deadline limit ${limit}`.execute(db);
  return found.rows.map((row) => row.bill_no);
}
