import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { channelOf } from '../../channels/registry.ts';
import { findWithdrawal } from '../withdrawal-store.ts';
import { applyPayoutNews } from './apply-payout-news.ts';
import { payoutOrder } from './payout-order.ts';
import { askAboutPayout, queryPayoutName, sendPayout } from './schedule-payout.ts';

/**
 * Asks the channel how a payout ended, by our number, with growing waits until it is final. `absent` says that the order
 * never arrived: it is sent again under the same number, which the channel takes once.
 */
export const queryPayoutJob = defineJob<{ billNo: string; asked: number }>({
  name: queryPayoutName,
  async run(app, { billNo, asked }) {
    const row = await findWithdrawal(app.db, billNo);
    const payout = row && channelOf(app, row.channel).payout;
    const waiting = row && ['paying', 'paid', 'completed', 'failed'].includes(row.status);
    if (!row || !payout || !waiting) return;

    const news = await payout.query(app, await payoutOrder(app, row));
    const after = await applyPayoutNews(app, billNo, news);

    if (after?.status !== 'paying') return;
    const now = app.clock.now();
    await inTransaction(app.db, (tx) =>
      news.status === 'absent' ? sendPayout(tx, billNo) : askAboutPayout(tx, billNo, asked + 1, now),
    );
  },
});
