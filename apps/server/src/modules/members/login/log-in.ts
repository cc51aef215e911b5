import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { emit } from '#platform/outbox/emit.ts';
import { findMemberByName, updatePasswordHash } from '../members-store.ts';
import { hashPassword, needsRehash, verifyPassword } from '#platform/crypto/password-hash.ts';
import { presentProfile } from '../profile/present-profile.ts';
import { openSession } from '../sessions/open-session.ts';
import { decoyHash } from './decoy-hash.ts';

/**
 * Signs a member in. An unknown name and a wrong password are one refusal after the same work, `loginRefused` (security
 * rule 7). Writes a session and `member.loggedIn`; a hash made at an older cost is made anew.
 */
export const logIn: Operation<(typeof membersEndpoints)['logIn'], (typeof membersSchemas)['logIn']> = async (
  app,
  call,
  input,
) => {
  const pepper = app.config.secrets.passwordPepper;
  const member = await findMemberByName(app.db, input.name);
  const stored = member?.password_hash ?? (await decoyHash(pepper));
  const matches = await verifyPassword(input.password, stored, pepper);
  if (!member || !matches || member.status === 'closed') throw new AppError('loginRefused');

  const rehashed = needsRehash(stored) ? await hashPassword(input.password, pepper) : undefined;
  return inTransaction(app.db, async (tx) => {
    if (rehashed) await updatePasswordHash(tx, member.id, rehashed);
    const session = await openSession(tx, app, call, member.id);
    await emit(tx, app, 'member.loggedIn', {
      memberId: member.id,
      sessionId: session.id,
      at: app.clock.now().toISOString(),
    });

    return { session: session.public, member: presentProfile(member, app.clock.now()) };
  });
};
