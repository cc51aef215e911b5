import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { activeStatuses } from '../deposit-states.ts';
import { findActiveOrder, findOrderOf } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/**
 * The order the ball shows, null without one. Asked by bill number, an order that has ended is refused with the
 * end-order code `depositOrderEnded` (specification section 4). Writes nothing.
 */
export const getActiveDepositOrder: Operation<
  (typeof depositEndpoints)['getActiveDepositOrder'],
  (typeof depositSchemas)['getActiveDepositOrder']
> = async (app, call, input) => {
  const { memberId } = call.member;
  if (input.billNo === undefined) {
    const active = await findActiveOrder(app.db, memberId);
    return active ? presentOrder(app.db, app, call.language, active) : null;
  }

  const order = await findOrderOf(app.db, memberId, input.billNo);
  if (!order) throw new AppError('depositOrderNotFound');
  if (!activeStatuses.includes(order.status)) throw new AppError('depositOrderEnded');
  return presentOrder(app.db, app, call.language, order);
};
