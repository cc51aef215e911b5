import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findOrderOf } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/** One order of the member with its timeline, open or ended. Writes nothing. */
export const getDepositOrder: Operation<
  (typeof cashierEndpoints)['getDepositOrder'],
  (typeof cashierSchemas)['getDepositOrder']
> = async (app, call, input) => {
  const order = await findOrderOf(app.db, call.member.memberId, input.billNo);
  if (!order) throw new AppError('depositOrderNotFound');
  return presentOrder(app.db, app, call.language, order);
};
