import type { identityEndpoints } from '@fairway/contract/identity/endpoints.ts';
import type { identitySchemas } from '@fairway/contract/identity/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '#modules/members';
import { readIdentityStatus } from './identity-status.ts';
import { identityGate } from './judge-identity.ts';
import { presentIdentityStatus } from './present-status.ts';

/** What a flow asks a member for, and what of it is there. Asks nobody outside. */
export const getIdentityStatus: Operation<
  (typeof identityEndpoints)['getIdentityStatus'],
  (typeof identitySchemas)['getIdentityStatus']
> = async (app, call, { flow }) => {
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('tokenRevoked');
  const gate = await identityGate(app, flow);

  return presentIdentityStatus(gate.level, await readIdentityStatus(app.db, app, member, gate));
};
