import type { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import type { MemberProfile } from '@fairway/contract/members/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { takeCode } from '#modules/risk';
import { findMember } from '../members-store.ts';
import { presentProfile } from '../profile/present-profile.ts';
import { areaCodeOf } from './area-code-of.ts';
import { setEmail, setPhone } from './contacts-store.ts';

/** Binds the phone to which the code went. Throws the code's refusals, `phoneAlreadyBound`, and `phoneTaken`. */
export const bindPhone: Operation<
  (typeof memberCodeEndpoints)['bindPhone'],
  (typeof memberCodeSchemas)['bindPhone']
> = async (app, call, input) => {
  const { target } = await takeOwnCode(app, call, 'bindPhone', input);
  return bind(app, call, async (tx) => {
    if (!(await setPhone(tx, call.member.memberId, target, areaCodeOf(target))))
      throw new AppError('phoneAlreadyBound');
  });
};

/** Binds the mailbox to which the code went. Throws the code's refusals, `emailAlreadyBound`, and `emailTaken`. */
export const bindEmail: Operation<
  (typeof memberCodeEndpoints)['bindEmail'],
  (typeof memberCodeSchemas)['bindEmail']
> = async (app, call, input) => {
  const { target } = await takeOwnCode(app, call, 'bindEmail', input);
  return bind(app, call, async (tx) => {
    if (!(await setEmail(tx, call.member.memberId, target))) throw new AppError('emailAlreadyBound');
  });
};

function takeOwnCode(
  app: Platform,
  call: MemberCall,
  purpose: 'bindPhone' | 'bindEmail',
  input: { codeId: string; code: string },
) {
  return takeCode(app, call, purpose, input, ({ subject }) => subject === call.member.memberId);
}

async function bind(
  app: Platform,
  call: MemberCall,
  write: (tx: Tx) => Promise<void>,
): Promise<MemberProfile> {
  return inTransaction(app.db, async (tx) => {
    await write(tx);
    const member = await findMember(tx, call.member.memberId);
    if (!member) throw new AppError('tokenRevoked');
    return presentProfile(member, app.clock.now());
  });
}
