import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { channelOf } from '../../channels/registry.ts';
import { isOpen } from '../deposit-states.ts';
import { findOrder } from '../orders/order-store.ts';
import { applyCollectionNews } from './apply-news.ts';
import { collectionOrder } from './collection-order.ts';
import { askAgain, askLater, askNowName, queryName } from './schedule-questions.ts';

/**
 * Asks the channel about an order until it is no longer open: a message that got lost costs a few seconds, not the money.
 * The question is put outside of any transaction; its answer is taken in by one of its own.
 */
export const queryCollectionJob = defineJob<{ billNo: string; asked: number }>({
  name: queryName,
  async run(app, { billNo, asked }) {
    const order = await findOrder(app.db, billNo);
    const collection = order && channelOf(app, order.channel).collection;
    if (!order || !collection || !isOpen(order.status)) return;

    const news = await collection.query(app, collectionOrder(order));
    const after = await applyCollectionNews(app, billNo, news);

    if (!after || !isOpen(after.status)) return;
    await inTransaction(app.db, (tx) => askLater(tx, billNo, asked + 1, app.clock.now()));
  },
});

/** One question, at once: a callback came, or the member said that he has paid. */
export const askAboutOrder = defineJob<{ billNo: string; asked?: number }>({
  name: askNowName,
  async run(app, { billNo, asked = 0 }) {
    const order = await findOrder(app.db, billNo);
    const collection = order && channelOf(app, order.channel).collection;
    if (!order || !collection) return;
    const news = await collection.query(app, collectionOrder(order));
    await applyCollectionNews(app, billNo, news);
    // The channel did not say: it may still have an answer, so it is asked again.
    if (news.status === 'unknown' && asked < 8)
      await inTransaction(app.db, (tx) => askAgain(tx, billNo, asked + 1, app.clock.now()));
  },
});
