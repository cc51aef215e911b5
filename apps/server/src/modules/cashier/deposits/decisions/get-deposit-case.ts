import type { depositOperatorEndpoints } from '@fairway/contract/deposits/operator-endpoints.ts';
import type { depositOperatorSchemas } from '@fairway/contract/deposits/operator-schemas.ts';
import type { DepositEvent } from '@fairway/contract/deposits/events.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentStepWithName } from '../../book/present-timeline.ts';
import { selectTimeline } from '../../book/timeline-store.ts';
import { memberOf } from '../../withdrawals/queue/present-case.ts';
import { findOrder } from '../orders/order-store.ts';
import { presentOrderSummary } from '../orders/present-order.ts';
import { selectPayments } from '../payments/payment-store.ts';
import { presentPayment } from './present-decision.ts';

/** A deposit order with all that was paid for it and all that happened to it. Writes nothing. */
export const getDepositCase: Operation<
  (typeof depositOperatorEndpoints)['getDepositCase'],
  (typeof depositOperatorSchemas)['getDepositCase']
> = async (app, call, input) => {
  const order = await findOrder(app.db, input.billNo);
  if (!order) throw new AppError('depositOrderNotFound');
  const payments = await selectPayments(app.db, order);
  const timeline = await selectTimeline(app.db, order);
  return {
    order: presentOrderSummary(app, call.language, order, payments),
    member: await memberOf(app.db, order.member_id),
    payments: payments.map((payment) => presentPayment(app, payment)),
    timeline: timeline.map((step) => presentStepWithName<DepositEvent>(step, order.currency)),
  };
};
