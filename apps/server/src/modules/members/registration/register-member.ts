import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { hashPassword } from '#platform/crypto/password-hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { emit } from '#platform/outbox/emit.ts';
import { admitAttempt, isWeakPassword, passChallenge } from '#modules/risk';
import { isNameFree, insertMember } from '../members-store.ts';
import { presentProfile } from '../profile/present-profile.ts';
import { openSession } from '../sessions/open-session.ts';
import { isOfAge, legalAge } from './age-gate.ts';
import { findInviter, readAgentCode, readSource } from './inviter-store.ts';
import { provenPhone } from './proven-phone.ts';

/**
 * Opens an account and signs it in. Refuses with `underAge`, `passwordWeak`, `nameTaken` and `inviteCodeUnknown`; the refusals of a phone's code and `phoneTaken`; who registers often from one
 * device or address must pass a captcha, then wait (`tooManyAttempts`). Writes the member, a session and the event
 * `member.registered`, in one transaction.
 */
export const registerMember: Operation<
  (typeof membersEndpoints)['registerMember'],
  (typeof membersSchemas)['registerMember']
> = async (app, call, input) => {
  if (!isOfAge(input.birthDate, app.clock.now(), app.config.siteTimeZone))
    throw new AppError('underAge', { age: legalAge });
  if (await isWeakPassword(input.password, input.name)) throw new AppError('passwordWeak');
  const keys = { device: call.deviceId, address: call.address };
  const admission = await admitAttempt(app, 'register', keys);
  await passChallenge(app, call, admission, 'register', input.captcha);
  // Before a code is used up; the database judges it again.
  if (!(await isNameFree(app.db, input.name))) throw new AppError('nameTaken');
  const inviter = await findInviter(app.db, input.inviteCode);
  const phone = await provenPhone(app, call, input.phoneCode);
  const passwordHash = await hashPassword(input.password, app.config.secrets.passwordPepper);

  return inTransaction(app.db, async (tx) => {
    const member = await insertMember(tx, {
      id: app.ids.uuid(),
      name: input.name,
      nick_name: input.name,
      password_hash: passwordHash,
      birth_date: input.birthDate,
      invite_code: input.inviteCode || null,
      inviter_id: inviter,
      agent_code: readAgentCode(input.agentCode),
      source: readSource(input.source),
      ...(input.country ? { country: input.country } : {}),
      ...phone,
      created_at: app.clock.now(),
    });
    const session = await openSession(tx, app, call, member.id);
    await emit(tx, app, 'member.registered', { memberId: member.id, at: member.created_at.toISOString() });

    return { session: session.public, member: presentProfile(member, app.clock.now()) };
  });
};
