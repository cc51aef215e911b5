import type { depositEndpoints } from '@fairway/contract/deposits/endpoints.ts';
import type { depositSchemas } from '@fairway/contract/deposits/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { listPayTypes } from './list-pay-types.ts';

/** Fee and daily discount of each offered method, as the list of methods has them. Writes nothing. */
export const getDiscountConfig: Operation<
  (typeof depositEndpoints)['getDiscountConfig'],
  (typeof depositSchemas)['getDiscountConfig']
> = async (app, call) => {
  const { payTypes } = await listPayTypes(app, { ...call, operation: 'listPayTypes' }, {});
  return {
    discounts: payTypes.map(({ payTypeId, depositRate, maxDailyDiscount }) => ({
      payTypeId,
      depositRate,
      maxDailyDiscount,
    })),
  };
};
