import type { usdtEndpoints } from '@fairway/contract/deposits/usdt/endpoints.ts';
import type { usdtSchemas } from '@fairway/contract/deposits/usdt/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findBound } from '#modules/payout-methods';

/** Whether another member has bound an address; the member's own binding is no duplicate. */
export const checkDuplicateAddress: Operation<
  (typeof usdtEndpoints)['checkDuplicateAddress'],
  (typeof usdtSchemas)['checkDuplicateAddress']
> = async (app, call, { protocol, address }) => {
  const bound = await findBound(app.db, app, protocol, address);
  return { duplicate: bound !== undefined && bound.member_id !== call.member.memberId };
};
