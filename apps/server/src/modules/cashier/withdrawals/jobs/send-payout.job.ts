import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { nextQuestion } from '../../book/backoff.ts';
import type { Platform } from '#platform/platform.ts';
import { channelOf } from '../../channels/registry.ts';
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';
import { applyPayoutNews } from './apply-payout-news.ts';
import { payoutOrder } from './payout-order.ts';
import { askAboutPayout, sendName, sendPayout } from './schedule-payout.ts';

/**
 * Sends an approved withdrawal to its channel under the order's own number, outside of any transaction; what came of it is
 * taken in by the next one. No answer is no failure: the money stays held and the channel is asked.
 */
export const sendPayoutJob = defineJob<{ billNo: string; tried: number }>({
  name: sendName,
  async run(app, { billNo, tried }) {
    const row = await noteSending(app, billNo);
    const payout = row && channelOf(app, row.channel).payout;
    if (!payout) return;

    const news = await payout.send(app, await payoutOrder(app, row));
    const after = await applyPayoutNews(app, billNo, news);

    if (after?.status !== 'paying') return;
    const now = app.clock.now();
    await inTransaction(app.db, (tx) =>
      // Refused without being tried (maintenance): sent again later. Anything else is asked about.
      news.status === 'absent'
        ? sendPayout(tx, billNo, tried + 1, nextQuestion(now, tried + 2))
        : askAboutPayout(tx, billNo, payout.asksFrom ?? 0, now),
    );
  },
});

/** Records that a try starts now, so that nobody gives the money back while it is in flight; undefined when it has ended. */
async function noteSending(app: Platform, billNo: string): Promise<WithdrawalRow | undefined> {
  return inTransaction(app.db, async (tx) => {
    const row = await lockWithdrawal(tx, billNo);
    if (row?.status !== 'paying') return undefined;
    return updateWithdrawal(tx, row, { payout_at: app.clock.now() });
  });
}
