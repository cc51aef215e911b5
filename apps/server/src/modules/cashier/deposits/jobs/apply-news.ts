import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import type { CollectionNews } from '../../channels/channel.ts';
import { channelOf } from '../../channels/registry.ts';
import { isCancellable } from '../deposit-states.ts';
import { lockOrder, updateStatus, type DepositOrderRow } from '../orders/order-store.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { askAfterwards } from './schedule-questions.ts';

/**
 * Takes what a channel has proven about an order into the book, in one transaction: every payment once, in whatever order
 * the news came. Without payments only a refusal ends an order that nobody has paid. Answers the order as it is then.
 */
export async function applyCollectionNews(
  app: Platform,
  billNo: string,
  news: CollectionNews,
): Promise<DepositOrderRow | undefined> {
  return inTransaction(app.db, async (tx) => {
    let order = await lockOrder(tx, billNo);
    if (!order) return undefined;
    for (const payment of news.payments) order = await receivePayment(tx, app, order, payment);

    if (news.status === 'failed' && news.payments.length === 0 && isCancellable(order.status)) {
      const now = app.clock.now();
      order = await updateStatus(tx, order, 'failed', { endedAt: now });
      await insertStep(tx, order, now, { event: 'failed', actor: 'channel' });
      await askAfterwards(tx, billNo, now);
      await channelOf(app, order.channel).collection?.stepped?.(tx, order);
      await notifyDeposit(tx, app, order);
    }
    return order;
  });
}
