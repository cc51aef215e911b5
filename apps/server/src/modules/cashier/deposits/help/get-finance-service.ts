import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findOrderOf } from '../orders/order-store.ts';

/** Where customer service for an order is reached: our own page, which shows the number that it carries. Writes nothing. */
export const getFinanceService: Operation<
  (typeof payEndpoints)['getFinanceService'],
  (typeof paySchemas)['getFinanceService']
> = async (app, call, { billNo }) => {
  const order = await findOrderOf(app.db, call.member.memberId, billNo);
  if (!order) throw new AppError('depositOrderNotFound');
  return { url: `${call.origin}/cs?billNo=${order.bill_no}` };
};
