import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { notifyDepositQueue } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { isOpen } from '../deposit-states.ts';
import { askNow } from '../jobs/schedule-questions.ts';
import { lockOrder, updateUrged } from '../orders/order-store.ts';
import { urgeEverySeconds, urgeFrom } from './urge-times.ts';

/**
 * Asks for a paid order: the channel is asked at once and the console lists it among the urgent ones. Pressed again within
 * five minutes `urgeTooSoon`; an order that waits for the member `depositStateWrong`, one that has ended `depositOrderClosed`.
 */
export const urgeDepositOrder: Operation<
  (typeof payEndpoints)['urgeDepositOrder'],
  (typeof paySchemas)['urgeDepositOrder']
> = (app, call, { billNo }) =>
  inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const order = await lockOrder(tx, billNo);
    if (!order || order.member_id !== call.member.memberId) throw new AppError('depositOrderNotFound');

    const from = urgeFrom(order);
    if (!from) throw new AppError(isOpen(order.status) ? 'depositStateWrong' : 'depositOrderClosed');
    if (now < from)
      throw new AppError('urgeTooSoon', { minutes: Math.ceil((from.getTime() - now.getTime()) / 60_000) });

    await updateUrged(tx, order, now);
    const count = order.urges + 1;
    await insertStep(tx, order, now, { event: 'urged', actor: 'member', key: `urge-${count}` });
    await askNow(tx, billNo);
    await notifyDepositQueue(tx, app);

    return { count, againAt: addSeconds(now, urgeEverySeconds).toISOString() };
  });
