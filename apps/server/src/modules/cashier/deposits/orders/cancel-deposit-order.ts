import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import { siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { lockCashierMember } from '#modules/payout-methods';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { channelOf } from '../../channels/registry.ts';
import { cancelsADay } from '../deposit-limits.ts';
import { isCancellable } from '../deposit-states.ts';
import { askAfterwards } from '../jobs/schedule-questions.ts';
import { countCancelled, lockOrder, updateStatus } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/**
 * Gives an unpaid order up, at most `cancelsADay` a day of the site (`cancelCountExhausted`). Money that was paid before is
 * still credited, money paid afterwards waits for a decision: the channel is asked a few times more.
 */
export const cancelDepositOrder: Operation<
  (typeof depositEndpoints)['cancelDepositOrder'],
  (typeof depositSchemas)['cancelDepositOrder']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const now = app.clock.now();
  const today = siteDay(now, app.config.siteTimeZone);

  return onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      await lockCashierMember(tx, memberId);
      const order = await lockOrder(tx, input.billNo);
      if (!order || order.member_id !== memberId) throw new AppError('depositOrderNotFound');

      if (!isCancellable(order.status)) throw new AppError('depositStateWrong');
      const used = await countCancelled(tx, memberId, today);
      if (used >= cancelsADay) throw new AppError('cancelCountExhausted', { count: cancelsADay });

      const cancelled = await updateStatus(tx, order, 'cancelled', { endedAt: now, cancelledDay: today });
      await insertStep(tx, order, now, { event: 'cancelled', actor: 'member' });
      await askAfterwards(tx, order.bill_no, now);
      await channelOf(app, order.channel).collection?.stepped?.(tx, order);
      await notifyDeposit(tx, app, cancelled);

      return presentOrder(tx, app, call.language, cancelled);
    },
  );
};
