import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findActiveOrder } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/** The large bank transfer that is open; null without one, or with an order of another method. Writes nothing. */
export const getBigBankOrder: Operation<
  (typeof payEndpoints)['getBigBankOrder'],
  (typeof paySchemas)['getBigBankOrder']
> = async (app, call) => {
  const active = await findActiveOrder(app.db, call.member.memberId);
  if (active?.pay_type !== payTypes.codes.bigBank) return null;
  return presentOrder(app.db, app, call.language, active);
};
