import type { coinEndpoints } from '@fairway/contract/coins/endpoints.ts';
import type { coinSchemas } from '@fairway/contract/coins/schemas.ts';
import { findMember } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import { mayBuyCoins } from './may-buy-coins.ts';

/** Says whether the member may buy coins now. Only a help for the page: the purchase asks again in its transaction. */
export const calibratePermissions: Operation<
  (typeof coinEndpoints)['calibratePermissions'],
  (typeof coinSchemas)['calibratePermissions']
> = async (app, call) => {
  await mayBuyCoins(app.db, app, call, await findMember(app.db, call.member.memberId));
  return null;
};
