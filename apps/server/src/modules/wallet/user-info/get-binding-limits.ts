import type { userInfoEndpoints } from '@fairway/contract/wallet/user-info-endpoints.ts';
import type { userInfoSchemas } from '@fairway/contract/wallet/user-info-schemas.ts';
import { listPayoutMethods } from '#modules/payout-methods';
import { findMember } from '#modules/members';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';

/** What the member may still bind: one phone, one mailbox, some cards and addresses. Throws `tokenRevoked`. */
export const getBindingLimits: Operation<
  (typeof userInfoEndpoints)['getBindingLimits'],
  (typeof userInfoSchemas)['getBindingLimits']
> = async (app, call) => {
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('tokenRevoked');
  const { methods, most } = await listPayoutMethods(app, call, {});
  return {
    phone: limit(member.phone ? 1 : 0, 1),
    email: limit(member.email ? 1 : 0, 1),
    payout: limit(methods.length, most),
  };
};

function limit(bound: number, most: number) {
  const left = Math.max(0, most - bound);
  return { canBind: left > 0, bound, most, left };
}
