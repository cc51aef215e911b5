import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { hashPassword, verifyPassword } from '#platform/crypto/password-hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { emit } from '#platform/outbox/emit.ts';
import { admitAttempt, forgiveAttempt, isWeakPassword, tryAdmitted } from '#modules/risk';
import { findMember, replacePasswordHash } from '../members-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSession } from '../sessions/open-session.ts';

/**
 * Changes the password. Refuses with `oldPasswordWrong`, after many of them `tooManyAttempts`, `passwordUnchanged` and
 * `passwordWeak`. Writes the new hash, the end of every session of the member, a new one for the device that calls
 * (security rule 2), and `member.passwordChanged`.
 */
export const changePassword: Operation<
  (typeof membersEndpoints)['changePassword'],
  (typeof membersSchemas)['changePassword']
> = async (app, call, { oldPassword, newPassword }) => {
  const pepper = app.config.secrets.passwordPepper;
  const admission = await admitAttempt(app, 'changePassword', { account: call.member.memberId });
  const member = await findMember(app.db, call.member.memberId);
  if (!member) throw new AppError('tokenRevoked');
  if (!(await tryAdmitted(app, admission, () => verifyPassword(oldPassword, member.password_hash, pepper))))
    throw new AppError('oldPasswordWrong');
  await forgiveAttempt(app, admission);

  if (newPassword === oldPassword) throw new AppError('passwordUnchanged', {}, { field: 'newPassword' });
  if (await isWeakPassword(newPassword, member.name))
    throw new AppError('passwordWeak', {}, { field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword, pepper);

  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    if (!(await replacePasswordHash(tx, member, passwordHash, now))) throw new AppError('oldPasswordWrong');
    await endSessions(tx, app, member.id, 'password');
    const session = await openSession(tx, app, call, member.id);
    await emit(tx, app, 'member.passwordChanged', { memberId: member.id, at: now.toISOString() });
    return { session: session.public };
  });
};
