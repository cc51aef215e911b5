import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { channelOf } from '../../channels/registry.ts';
import type { Payee } from '../../channels/channel.ts';
import type { Platform } from '#platform/platform.ts';
import { openingDelays } from '../deposit-limits.ts';
import { findOrder, lockOrder, updatePayee, updateStatus } from '../orders/order-store.ts';
import { applyCollectionNews } from './apply-news.ts';
import { collectionOrder } from './collection-order.ts';
import { askLater } from './schedule-questions.ts';

/**
 * Asks the channel for a place to pay to. The same bill number may be sent again, so a lost answer is asked for by sending
 * once more; after a few tries the order fails: nobody has seen a payee, so nobody can have paid.
 */
export const openCollectionJob = defineJob<{ billNo: string; tried: number }>({
  name: 'cashier.open-collection',
  async run(app, { billNo, tried }) {
    const order = await findOrder(app.db, billNo);
    const collection = order && channelOf(app, order.channel).collection;
    if (order?.status !== 'opening' || !collection) return;

    const news = await collection.open(app, collectionOrder(order));
    if (news.payee && news.status !== 'failed') return assignPayee(app, billNo, news.payee);

    const delay = (collection.openingDelays ?? openingDelays)[tried];
    if (news.status === 'failed' || delay === undefined)
      return void (await applyCollectionNews(app, billNo, { status: 'failed', payments: [] }));
    await inTransaction(app.db, (tx) =>
      addJob(
        tx,
        openCollectionJob,
        { billNo, tried: tried + 1 },
        { runAt: addSeconds(app.clock.now(), delay), key: `deposit:${billNo}:open` },
      ),
    );
  },
});

async function assignPayee(app: Platform, billNo: string, payee: Payee): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, billNo);
    if (order?.status !== 'opening') return;
    await updatePayee(tx, order, payee);
    const ready = await updateStatus(tx, order, 'pendingPayment');
    await insertStep(tx, order, app.clock.now(), { event: 'accountAssigned', actor: 'channel' });
    await askLater(tx, billNo, 1, app.clock.now());
    await notifyDeposit(tx, app, ready);
  });
}
