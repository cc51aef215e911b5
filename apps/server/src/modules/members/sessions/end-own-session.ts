import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { holdMember } from '../members-store.ts';
import { endSessions } from './end-sessions.ts';
import { isSessionOpen } from './sessions-store.ts';

/** Ends the session that calls. Writes its end and `session.ended`. */
export const logOut: Operation<
  (typeof membersEndpoints)['logOut'],
  (typeof membersSchemas)['logOut']
> = async (app, call) => {
  const { memberId, sessionId } = call.member;
  await inTransaction(app.db, (tx) => endSessions(tx, app, memberId, 'logout', { id: sessionId }));
  return null;
};

/**
 * Signs another device of this member out. Refuses with `sessionNotFound`, the same for another member's session;
 * `tokenRevoked` as `requireOpen`.
 */
export const endOwnSession: Operation<
  (typeof membersEndpoints)['endSession'],
  (typeof membersSchemas)['endSession']
> = async (app, call, { id }) => {
  const { memberId, sessionId } = call.member;
  const ended = await inTransaction(app.db, async (tx) => {
    await requireOpen(tx, memberId, sessionId);
    return endSessions(tx, app, memberId, 'logout', { id });
  });
  if (ended === 0) throw new AppError('sessionNotFound');
  return null;
};

/** Signs every device of this member out but the one that calls. Throws `tokenRevoked` as `requireOpen`. */
export const endOtherSessions: Operation<
  (typeof membersEndpoints)['endOtherSessions'],
  (typeof membersSchemas)['endOtherSessions']
> = async (app, call) => {
  const { memberId, sessionId } = call.member;
  const ended = await inTransaction(app.db, async (tx) => {
    await requireOpen(tx, memberId, sessionId);
    return endSessions(tx, app, memberId, 'logout', { exceptId: sessionId });
  });
  return { ended };
};

/**
 * One device after another: of two that sign each other out at once one stays. Throws `tokenRevoked` where this session
 * was ended while its call was in flight: a stranger who has just been shut out by another password signs nobody out.
 */
async function requireOpen(tx: Tx, memberId: string, sessionId: string): Promise<void> {
  await holdMember(tx, memberId);
  if (!(await isSessionOpen(tx, sessionId))) throw new AppError('tokenRevoked');
}
