import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { payTypes } from '@fairway/contract/enums/pay-types.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findActiveOrder } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/** The large bank transfer that is under way; null when there is none, or an order of another way. Writes nothing. */
export const getBigBankOrder: Operation<
  (typeof cashierEndpoints)['getBigBankOrder'],
  (typeof cashierSchemas)['getBigBankOrder']
> = async (app, call) => {
  const active = await findActiveOrder(app.db, call.member.memberId);
  if (active?.pay_type !== payTypes.codes.bigBank) return null;
  return presentOrder(app.db, app, call.language, active);
};
