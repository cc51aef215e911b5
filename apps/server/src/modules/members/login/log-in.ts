import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { hashPassword, needsRehash, verifyPassword } from '#platform/crypto/password-hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { admitAttempt, forgiveAttempt, passChallenge } from '#modules/risk';
import { findMemberByName, replacePasswordHash } from '../members-store.ts';
import { decoyHash } from './decoy-hash.ts';
import { finishLogin } from './finish-login.ts';
import { loginKeys } from './login-keys.ts';

/**
 * Signs a member in. An unknown name and a wrong password are one refusal after the same work, `loginRefused` (security
 * rule 7), whose data says whether the next try needs a captcha; before it `tooManyAttempts` and the captcha's refusals.
 * `memberBlocked` is told only to who knows the password. Writes a session in place of the device's earlier one and
 * `member.loggedIn`; a hash made at an older cost is made anew.
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
  const matches = await verifyPassword(input.password, stored, pepper);
  if (!member || !matches) throw new AppError('loginRefused', {}, { captcha: admission.challengesNext });
  await forgiveAttempt(app, admission);
  if (member.status === 'closed') throw new AppError('memberBlocked');

  const rehashed = needsRehash(stored) ? await hashPassword(input.password, pepper) : undefined;
  return inTransaction(app.db, async (tx) => {
    if (rehashed) await replacePasswordHash(tx, member, rehashed);
    return finishLogin(tx, app, call, member);
  });
};
