import { defineJob } from '#platform/jobs/define-job.ts';
import { lockWithdrawal } from '#modules/cashier';
import { finishWithdrawal } from '../parts/finish-withdrawal.ts';
import { applyEvent } from '../pool/apply-event.ts';
import { inPool } from '../pool/in-pool.ts';
import { jobNames } from '../schedule.ts';

/**
 * A withdrawal has waited long enough, or needs to wait no more: it leaves the pool, and what nobody pays goes to the
 * ordinary payout.
 */
export const waitOverJob = defineJob<{ billNo: string }>({
  name: jobNames.waitOver,
  async run(app, { billNo }) {
    await inPool(app, async (tx, pool) => {
      const row = await lockWithdrawal(tx, billNo);
      if (!row) return;
      if (pool.book.knows(billNo)) await applyEvent(tx, app, pool, { kind: 'left', billNo });
      await finishWithdrawal(tx, app, row);
    });
  },
});
