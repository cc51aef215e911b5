import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { Platform } from '#platform/platform.ts';
import { nextQuestion } from '../../book/backoff.ts';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { channelOf } from '../../channels/registry.ts';
import { markedPaidGraceSeconds } from '../deposit-limits.ts';
import { isOpen } from '../deposit-states.ts';
import { findOrder, lockOrder, updateStatus, type DepositOrderRow } from '../orders/order-store.ts';
import { applyCollectionNews } from './apply-news.ts';
import { collectionOrder } from './collection-order.ts';
import { askAfterwards, expireAt, expireName } from './schedule-questions.ts';

/** Questions without an answer after which an order ends all the same; late news still finds it. */
const mostQuestions = 5;

/**
 * Ends an order when its time is up. The channel is asked first, so an order that was paid a moment ago is settled instead;
 * one that the member marked as paid waits half an hour longer; one whose payment is being confirmed, or about which people
 * have not spoken yet, is left alone.
 */
export const expireOrderJob = defineJob<{ billNo: string; asked: number }>({
  name: expireName,
  async run(app, { billNo, asked }) {
    const order = await findOrder(app.db, billNo);
    const collection = order && channelOf(app, order.channel).collection;
    if (!order || !collection || !isOpen(order.status)) return;
    const due = dueAt(order);
    const now = app.clock.now();
    if (now < due) return runAgain(app, billNo, asked, due);

    const news = await collection.query(app, collectionOrder(order));
    await applyCollectionNews(app, billNo, news);
    if (news.status === 'unknown' && asked < mostQuestions)
      return runAgain(app, billNo, asked + 1, nextQuestion(now, asked));
    await endUnpaid(app, billNo);
  },
});

/** When an open order ends unless it is paid. */
function dueAt(order: DepositOrderRow): Date {
  return order.status === 'markedPaid'
    ? addSeconds(order.expires_at, markedPaidGraceSeconds)
    : order.expires_at;
}

async function runAgain(app: Platform, billNo: string, asked: number, runAt: Date): Promise<void> {
  await inTransaction(app.db, (tx) => expireAt(tx, billNo, runAt, asked));
}

async function endUnpaid(app: Platform, billNo: string): Promise<void> {
  const marked = await inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, billNo);
    const now = app.clock.now();
    if (!order || !isOpen(order.status) || order.status === 'confirming') return undefined;
    // The member pressed 'paid' while the channel was being asked.
    if (now < dueAt(order)) return dueAt(order);
    if (await channelOf(app, order.channel).collection?.awaitsPeople?.(tx, order))
      return addSeconds(now, markedPaidGraceSeconds);
    const expired = await updateStatus(tx, order, 'expired', { endedAt: now });
    await insertStep(tx, order, now, { event: 'expired', actor: 'rule' });
    await askAfterwards(tx, billNo, now);
    await channelOf(app, order.channel).collection?.stepped?.(tx, order);
    await notifyDeposit(tx, app, expired);
    return undefined;
  });
  if (marked) await runAgain(app, billNo, 0, marked);
}
