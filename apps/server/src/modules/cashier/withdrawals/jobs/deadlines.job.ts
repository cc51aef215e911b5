import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { notifyWithdrawal } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { giveBack } from '../settle/give-back.ts';
import { decidableStatuses } from '../withdrawal-states.ts';
import { lockWithdrawal, updateWithdrawal } from '../withdrawal-store.ts';
import { completeName, endReviewName, unfreezeName } from './schedule-payout.ts';

/** Nobody decided in time: the money goes back by itself, frozen or not (every hold on money has a deadline). */
export const endReviewJob = defineJob<{ billNo: string }>({
  name: endReviewName,
  async run(app, { billNo }) {
    await inTransaction(app.db, async (tx) => {
      const row = await lockWithdrawal(tx, billNo);
      if (!row || !decidableStatuses.includes(row.status) || app.clock.now() < row.deadline) return;
      await giveBack(tx, app, row, { status: 'timedOut', actor: 'rule', reason: '' });
    });
  },
});

/** A freeze ends: the case is under review again. */
export const unfreezeJob = defineJob<{ billNo: string }>({
  name: unfreezeName,
  async run(app, { billNo }) {
    await inTransaction(app.db, async (tx) => {
      const row = await lockWithdrawal(tx, billNo);
      const now = app.clock.now();
      if (row?.status !== 'frozen' || !row.frozen_until || now < row.frozen_until) return;
      const thawed = await updateWithdrawal(tx, row, {
        status: 'reviewing',
        frozen_until: null,
        reason: null,
      });
      await insertStep(tx, row, now, { event: 'unfrozen', actor: 'rule', key: String(row.version) });
      await notifyWithdrawal(tx, app, thawed);
    });
  },
});

/** A paid withdrawal completes a day later without the member's confirmation. */
export const completeJob = defineJob<{ billNo: string }>({
  name: completeName,
  async run(app, { billNo }) {
    await inTransaction(app.db, async (tx) => {
      const row = await lockWithdrawal(tx, billNo);
      const now = app.clock.now();
      if (row?.status !== 'paid') return;
      const completed = await updateWithdrawal(tx, row, { status: 'completed', ended_at: now });
      await insertStep(tx, row, now, { event: 'completed', actor: 'rule' });
      await notifyWithdrawal(tx, app, completed);
    });
  },
});
