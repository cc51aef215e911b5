import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { expireAt } from '../deposits/jobs/schedule-questions.ts';
import { askAboutPayoutNow, endReviewAt } from '../withdrawals/jobs/schedule-payout.ts';
import { selectOverdueDeposits, selectOverdueReviews, selectSilentPayouts } from './stuck-orders-store.ts';

/** An order whose own job should have run this long ago has lost it. */
const lostSeconds = 15 * 60;
const mostAtOnce = 200;

/**
 * The net below the jobs: an order that waits for a job which used up its tries, or for a payout nobody asks about any
 * more, is given a new one. Every job comes to the same end twice, so one too many does no harm.
 */
export const retryStuckOrdersJob = definePeriodicJob({
  name: 'cashier.retry-stuck-orders',
  every: { seconds: 300 },
  async run(app) {
    const now = app.clock.now();
    const before = addSeconds(now, -lostSeconds);
    const deposits = await selectOverdueDeposits(app.db, before, mostAtOnce);
    const payouts = await selectSilentPayouts(app.db, before, mostAtOnce);
    const reviews = await selectOverdueReviews(app.db, before, mostAtOnce);
    await inTransaction(app.db, async (tx) => {
      for (const billNo of deposits) await expireAt(tx, billNo, now);
      for (const billNo of payouts) await askAboutPayoutNow(tx, billNo);
      for (const billNo of reviews) await endReviewAt(tx, billNo, now);
    });
    const count = deposits.length + payouts.length + reviews.length;
    if (count > 0) app.logger.warn({ count }, 'orders had lost their jobs');
  },
});
