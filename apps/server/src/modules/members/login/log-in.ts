import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { decoyHash } from '#platform/crypto/decoy-hash.ts';
import { hashPassword, needsRehash, verifyPassword } from '#platform/crypto/password-hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { admitAttempt, forgiveAttempt, passChallenge, tryAdmitted } from '#modules/risk';
import { findMemberByName, holdMember, replacePasswordHash, type MemberRow } from '../members-store.ts';
import { answerOf, endFirstStep } from './finish-login.ts';
import { isLegacyPassword } from './legacy-password.ts';
import { loginKeys } from './login-keys.ts';

/**
 * Signs a member in. An unknown name and a wrong password are one refusal after the same work, `loginRefused` (security
 * rule 7), whose data says whether the next try needs a captcha; before it `tooManyAttempts` and the captcha's
 * refusals. `memberBlocked` and `secondFactorNeeded` are revealed only to a caller who knows the password. Writes a session in
 * place of the device's earlier one and `member.loggedIn`; a hash made at an older cost or by an earlier system is
 * replaced.
 */
export const logIn: Operation<(typeof membersEndpoints)['logIn'], (typeof membersSchemas)['logIn']> = async (
  app,
  call,
  input,
) => {
  const pepper = app.config.secrets.passwordPepper;
  const admission = await admitAttempt(app, 'login', await loginKeys(app, call, input.name));
  await passChallenge(app, call, admission, 'login', input.captcha);

  const member = await findMemberByName(app.db, input.name);
  const stored = member?.password_hash ?? (await decoyHash(pepper));
  const { matches, migrated } = await tryAdmitted(app, admission, async () => ({
    matches: await verifyPassword(input.password, stored, pepper),
    migrated: await isLegacyPassword(app, member, input),
  }));
  if (!member || !(matches || migrated))
    throw new AppError('loginRefused', {}, { captcha: admission.challengesNext });
  await forgiveAttempt(app, admission);
  if (member.status === 'closed') throw new AppError('memberBlocked');

  const rehashed = migrated || needsRehash(stored) ? await hashPassword(input.password, pepper) : undefined;
  const end = await inTransaction(app.db, async (tx) => {
    const account = await holdMember(tx, member.id);
    // Another password was set while this one was compared: a caller who knew the old one stays out.
    if (!account || !isSamePassword(account, member))
      throw new AppError('loginRefused', {}, { captcha: false });
    if (rehashed) await replacePasswordHash(tx, account, rehashed);
    return endFirstStep(tx, app, call, account);
  });
  return answerOf(end);
};

/** A login beside this one may have rehashed the same password. */
function isSamePassword(now: MemberRow, read: MemberRow): boolean {
  return (
    now.password_hash === read.password_hash ||
    (needsRehash(read.password_hash) &&
      now.password_changed_at?.getTime() === read.password_changed_at?.getTime())
  );
}
