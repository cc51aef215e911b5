import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { channelOf } from '../../channels/registry.ts';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { isMarkable, isOpen } from '../deposit-states.ts';
import { askNow } from '../jobs/schedule-questions.ts';
import { lockOrder, updateStatus } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/**
 * The member says that the money was sent: 101 becomes 102, the order waits past its expiry, and the channel is asked
 * at once. No money moves by this claim alone.
 */
export const markDepositPaid: Operation<
  (typeof depositEndpoints)['markDepositPaid'],
  (typeof depositSchemas)['markDepositPaid']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;

  return onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      const order = await lockOrder(tx, input.billNo);
      if (!order || order.member_id !== memberId) throw new AppError('depositOrderNotFound');

      if (!isMarkable(order.status))
        throw new AppError(isOpen(order.status) ? 'depositStateWrong' : 'depositOrderClosed');

      const marked = await updateStatus(tx, order, 'markedPaid');
      await insertStep(tx, order, app.clock.now(), { event: 'markedPaid', actor: 'member' });
      await askNow(tx, order.bill_no);
      await channelOf(app, order.channel).collection?.stepped?.(tx, order);
      await notifyDeposit(tx, app, marked);

      return presentOrder(tx, app, call.language, marked);
    },
  );
};
