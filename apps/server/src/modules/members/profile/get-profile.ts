import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '../members-store.ts';
import { presentProfile } from './present-profile.ts';

/** The signed-in member. */
export const getProfile: Operation<
  (typeof membersEndpoints)['getProfile'],
  (typeof membersSchemas)['getProfile']
> = async (app, call) => {
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('tokenRevoked');
  return presentProfile(member, app.clock.now());
};
