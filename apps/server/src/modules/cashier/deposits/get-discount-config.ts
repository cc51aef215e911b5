import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { listPayTypes } from './list-pay-types.ts';

/** Fee and daily discount of each way that is offered, as the list of ways has them. Writes nothing. */
export const getDiscountConfig: Operation<
  (typeof cashierEndpoints)['getDiscountConfig'],
  (typeof cashierSchemas)['getDiscountConfig']
> = async (app, call) => {
  const { payTypes } = await listPayTypes(app, { ...call, operation: 'listPayTypes' }, {});
  return {
    discounts: payTypes.map(({ pay_type_id, depositRate, maxDailyDiscount }) => ({
      pay_type_id,
      depositRate,
      maxDailyDiscount,
    })),
  };
};
