import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findOrderById, findOrderOf } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/** The same by the order's id. Writes nothing. */
export const getDepositById: Operation<
  (typeof depositEndpoints)['getDepositById'],
  (typeof depositSchemas)['getDepositById']
> = async (app, call, { id }) => {
  const order = await findOrderById(app.db, call.member.memberId, id);
  if (!order) throw new AppError('depositOrderNotFound');
  return presentOrder(app.db, app, call.language, order);
};

/** One order of the member with its timeline, open or ended. Writes nothing. */
export const getDepositOrder: Operation<
  (typeof depositEndpoints)['getDepositOrder'],
  (typeof depositSchemas)['getDepositOrder']
> = async (app, call, input) => {
  const order = await findOrderOf(app.db, call.member.memberId, input.billNo);
  if (!order) throw new AppError('depositOrderNotFound');
  return presentOrder(app.db, app, call.language, order);
};
