import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import type { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { CallContext } from '#platform/http/call.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import type { MemberRow } from '../members-store.ts';
import { presentProfile } from '../profile/present-profile.ts';
import { askSecondFactor, type LoginTicket } from '../second-factor/ask-second-factor.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSession } from '../sessions/open-session.ts';

export type LoginAnswer = z.input<(typeof membersSchemas)['logIn']['output']>;

/**
 * Ends the first step of a login for a proven member, whose row the transaction holds: signed in, or where a second factor is
 * on the ticket of its step. Throws `memberBlocked`; `answerOf` throws the rest once this is committed.
 */
export async function endFirstStep(
  tx: Tx,
  app: Platform,
  call: CallContext,
  member: MemberRow,
): Promise<LoginAnswer | LoginTicket> {
  if (member.status === 'closed') throw new AppError('memberBlocked');
  return (await askSecondFactor(tx, app, call, member.id)) ?? finishLogin(tx, app, call, member);
}

/** What a login answers. Throws `secondFactorNeeded` with the ticket of the second step. */
export function answerOf(end: LoginAnswer | LoginTicket): LoginAnswer {
  if ('ticket' in end) throw new AppError('secondFactorNeeded', {}, end);
  return end;
}

/**
 * Signs a proven member in, whose row the transaction holds (`holdMember`): a session in place of the device's earlier one,
 * and `member.loggedIn`. Throws `memberBlocked`.
 */
export async function finishLogin(
  tx: Tx,
  app: Platform,
  call: CallContext,
  member: MemberRow,
): Promise<LoginAnswer> {
  if (member.status === 'closed') throw new AppError('memberBlocked');
  if (call.deviceId) await endSessions(tx, app, member.id, 'replaced', { deviceId: call.deviceId });
  const session = await openSession(tx, app, call, member.id);
  await emit(tx, app, 'member.loggedIn', {
    memberId: member.id,
    sessionId: session.id,
    at: app.clock.now().toISOString(),
  });
  return { session: session.public, member: presentProfile(member, app.clock.now()) };
}
