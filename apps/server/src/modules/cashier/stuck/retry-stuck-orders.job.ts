import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { markedPaidGraceSeconds } from '../deposits/deposit-limits.ts';
import { expireAt } from '../deposits/jobs/schedule-questions.ts';
import { askAboutPayoutNow, endReviewAt } from '../withdrawals/jobs/schedule-payout.ts';

/** An order whose own job should have run this long ago has lost it. */
const lostSeconds = 15 * 60;
const mostAtOnce = 200;

/**
 * The net below the jobs: an order that waits for a job which used up its tries, or for a payout nobody asks about any
 * more, is given a new one. Every job comes to the same end twice, so one too many does no harm.
 */
export const retryStuckOrdersJob = definePeriodicJob({
  name: 'cashier.sweep-forgotten',
  every: { seconds: 300 },
  async run(app) {
    const now = app.clock.now();
    const before = addSeconds(now, -lostSeconds);
    const deposits = await overdueDeposits(app.db, before);
    const payouts = await silentPayouts(app.db, before);
    const reviews = await overdueReviews(app.db, before);
    await inTransaction(app.db, async (tx) => {
      for (const billNo of deposits) await expireAt(tx, billNo, now);
      for (const billNo of payouts) await askAboutPayoutNow(tx, billNo);
      for (const billNo of reviews) await endReviewAt(tx, billNo, now);
    });
    const count = deposits.length + payouts.length + reviews.length;
    if (count > 0) app.logger.warn({ count }, 'orders had lost their jobs');
  },
});

async function overdueDeposits(db: Db, before: Date): Promise<string[]> {
  const found = await sql<{ bill_no: string }>`
    select bill_no from cashier_deposit_orders
    where status in ('opening', 'pendingPayment', 'markedPaid')
      and expires_at + case when status = 'markedPaid' then make_interval(secs => ${markedPaidGraceSeconds})
        else interval '0' end < ${before}
    order by expires_at limit ${mostAtOnce}`.execute(db);
  return found.rows.map((row) => row.bill_no);
}

async function silentPayouts(db: Db, before: Date): Promise<string[]> {
  const found = await sql<{ bill_no: string }>`
    select bill_no from cashier_withdrawals
    where status = 'paying' and greatest(approved_at, payout_at) < ${before}
    order by approved_at limit ${mostAtOnce}`.execute(db);
  return found.rows.map((row) => row.bill_no);
}

async function overdueReviews(db: Db, before: Date): Promise<string[]> {
  const found = await sql<{ bill_no: string }>`
    select bill_no from cashier_withdrawals
    where status in ('reviewing', 'frozen') and deadline < ${before}
    order by deadline limit ${mostAtOnce}`.execute(db);
  return found.rows.map((row) => row.bill_no);
}
