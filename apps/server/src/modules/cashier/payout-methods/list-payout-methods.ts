import type { cashierEndpoints } from '@fairway/contract/cashier/endpoints.ts';
import type { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { mostMethods } from './bind-method.ts';
import { selectMethods } from './method-store.ts';
import { presentMethod } from './present-method.ts';

/** The member's cards and addresses, masked, oldest first. Writes nothing. */
export const listPayoutMethods: Operation<
  (typeof cashierEndpoints)['listPayoutMethods'],
  (typeof cashierSchemas)['listPayoutMethods']
> = async (app, call) => {
  const rows = await selectMethods(app.db, call.member.memberId);
  return { methods: rows.map((row) => presentMethod(row, app.clock.now())), most: mostMethods };
};
