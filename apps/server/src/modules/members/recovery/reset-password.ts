import type { memberCodeEndpoints } from '@fairway/contract/members/verification/code-endpoints.ts';
import type { memberCodeSchemas } from '@fairway/contract/members/verification/code-schemas.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { hashPassword } from '#platform/crypto/password-hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { emit } from '#platform/outbox/emit.ts';
import { isWeakPassword } from '#modules/risk';
import { findMember, replacePasswordHash } from '../members-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findResetTicket, takeResetTicket } from './reset-tickets-store.ts';

/**
 * Third step: sets the new password. Throws `resetRefused` for a ticket that is unknown, used, over or of another name, and
 * `passwordWeak`, which leaves the ticket good. Writes the hash, the end of every session and `member.passwordChanged`;
 * nobody is signed in by it.
 */
export const resetPassword: Operation<
  (typeof memberCodeEndpoints)['resetPassword'],
  (typeof memberCodeSchemas)['resetPassword']
> = async (app, _call, { name, ticket, newPassword }) => {
  const ticketHash = sha256(ticket);
  const found = await findResetTicket(app.db, ticketHash, app.clock.now());
  const member = found && (await findMember(app.db, found.member_id));
  if (!member || member.status === 'closed' || member.name.toLowerCase() !== name.trim().toLowerCase())
    throw new AppError('resetRefused');
  if (await isWeakPassword(newPassword, member.name))
    throw new AppError('passwordWeak', {}, { field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword, app.config.secrets.passwordPepper);

  await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    if (!(await takeResetTicket(tx, ticketHash, member.id))) throw new AppError('resetRefused');
    if (!(await replacePasswordHash(tx, member, passwordHash, now))) throw new AppError('resetRefused');
    await endSessions(tx, app, member.id, 'password');
    await emit(tx, app, 'member.passwordChanged', { memberId: member.id, at: now.toISOString() });
  });
  return null;
};
