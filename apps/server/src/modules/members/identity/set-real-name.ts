import type { memberIdentityEndpoints } from '@fairway/contract/members/verification/identity-endpoints.ts';
import type { memberIdentitySchemas } from '@fairway/contract/members/verification/identity-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { findMember } from '../members-store.ts';
import { presentProfile } from '../profile/present-profile.ts';
import { setFirstRealName } from './changes-store.ts';
import { readRealName } from './real-name.ts';

/** Sets the real name of a member who has none. Throws `realNameMalformed`, and `realNameAlreadySet` for a second one. */
export const setRealName: Operation<
  (typeof memberIdentityEndpoints)['setRealName'],
  (typeof memberIdentitySchemas)['setRealName']
> = async (app, call, input) => {
  const realName = readRealName(input.realName);
  return inTransaction(app.db, async (tx) => {
    if (!(await setFirstRealName(tx, call.member.memberId, realName)))
      throw new AppError('realNameAlreadySet');
    const member = await findMember(tx, call.member.memberId);
    if (!member) throw new AppError('tokenRevoked');
    return presentProfile(member, app.clock.now());
  });
};
