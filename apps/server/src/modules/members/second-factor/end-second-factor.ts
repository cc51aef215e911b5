import type {
  memberSecondFactorEndpoints,
  memberSecondFactorOperatorEndpoints,
} from '@fairway/contract/members/verification/second-factor-endpoints.ts';
import type {
  memberSecondFactorOperatorSchemas,
  memberSecondFactorSchemas,
} from '@fairway/contract/members/verification/second-factor-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { writeAudit } from '#modules/operators';
import { forgiveAttempt } from '#modules/risk';
import { lockMember } from '../casework/casework-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { admitFactor } from './admit-factor.ts';
import { provePassword } from './prove-password.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { deleteFactor, findSecondFactor, replaceRecoveryCodes } from './second-factor-store.ts';
import { takeFactor } from './take-factor.ts';

/** Switches it off by password and code. Throws `passwordWrong`, `secondFactorWrong`, `tooManyAttempts`, `secondFactorOff`. */
export const endSecondFactor: Operation<
  (typeof memberSecondFactorEndpoints)['endSecondFactor'],
  (typeof memberSecondFactorSchemas)['endSecondFactor']
> = async (app, call, { password, code }) => {
  const member = await provePassword(app, call, password);
  await withFactor(app, call, code, async (tx) => {
    await deleteFactor(tx, member.id);
  });
  return null;
};

/** New recovery codes in place of the old ones. Throws `secondFactorWrong`, `tooManyAttempts`, `secondFactorOff`. */
export const renewRecoveryCodes: Operation<
  (typeof memberSecondFactorEndpoints)['renewRecoveryCodes'],
  (typeof memberSecondFactorSchemas)['renewRecoveryCodes']
> = async (app, call, { code }) => {
  const { memberId } = call.member;
  const recoveryCodes = newRecoveryCodes(app);
  await withFactor(app, call, code, (tx) =>
    replaceRecoveryCodes(
      tx,
      memberId,
      recoveryCodes.map((one) => recoveryCodeHash(memberId, one)),
    ),
  );
  return { recoveryCodes };
};

/** Switches a member's off for the operator; every device is signed out. Throws `memberNotFound` and `secondFactorOff`. */
export const endMemberSecondFactor: Operation<
  (typeof memberSecondFactorOperatorEndpoints)['endMemberSecondFactor'],
  (typeof memberSecondFactorOperatorSchemas)['endMemberSecondFactor']
> = async (app, call, { memberId, reason }) => {
  await inTransaction(app.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member) throw new AppError('memberNotFound');
    if (!(await deleteFactor(tx, member.id))) throw new AppError('secondFactorOff');
    await endSessions(tx, app, member.id, 'logout');
    await writeAudit(tx, app, call, {
      action: call.operation,
      object: { kind: 'member', id: member.id },
      before: { secondFactor: true },
      after: { secondFactor: false },
      reason,
    });
  });
  return null;
};

async function withFactor(
  app: Platform,
  call: MemberCall,
  code: string,
  act: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { memberId } = call.member;
  if (!(await findSecondFactor(app.db, memberId))?.confirmed_at) throw new AppError('secondFactorOff');
  const admission = await admitFactor(app, call, memberId);
  await inTransaction(app.db, async (tx) => {
    if (!(await takeFactor(app, tx, memberId, code))) throw new AppError('secondFactorWrong');
    await act(tx);
  });
  await forgiveAttempt(app, admission);
}
