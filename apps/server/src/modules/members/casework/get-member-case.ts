import type { membersOperatorEndpoints } from '@fairway/contract/members/operator-endpoints.ts';
import type { membersOperatorSchemas } from '@fairway/contract/members/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMemberById } from './casework-store.ts';
import { presentMemberCase } from './present-member-case.ts';

/** One member with masked details. Throws `memberNotFound`. */
export const getMemberCase: Operation<
  (typeof membersOperatorEndpoints)['getMemberCase'],
  (typeof membersOperatorSchemas)['getMemberCase']
> = async (app, _call, input) => {
  const row = await findMemberById(app.db, input.memberId);
  if (!row) throw new AppError('memberNotFound');
  return presentMemberCase(app.db, row, app.clock.now());
};
