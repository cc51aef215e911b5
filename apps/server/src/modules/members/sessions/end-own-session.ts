import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import type { SessionEnd } from '../tables.ts';
import { sessionCacheOf } from './session-cache.ts';
import { endSessionRow } from './sessions-store.ts';

/** Ends the session that calls. Writes its end and `session.ended`. */
export const logOut: Operation<
  (typeof membersEndpoints)['logOut'],
  (typeof membersSchemas)['logOut']
> = async (app, call) => {
  const { memberId, sessionId } = call.member;
  await inTransaction(app.db, (tx) => endSession(tx, app, memberId, sessionId, 'logout'));
  return null;
};

/** Signs another device of this member out. Refuses with `sessionNotFound`, the same for somebody else's session. */
export const endOwnSession: Operation<
  (typeof membersEndpoints)['endSession'],
  (typeof membersSchemas)['endSession']
> = async (app, call, input) => {
  const ended = await inTransaction(app.db, (tx) =>
    endSession(tx, app, call.member.memberId, input.id, 'logout'),
  );
  if (!ended) throw new AppError('sessionNotFound');
  return null;
};

/** Ends one session and says so to all who must know: other processes, the broker, other modules. */
export async function endSession(
  tx: Tx,
  app: Platform,
  memberId: string,
  sessionId: string,
  reason: SessionEnd,
): Promise<boolean> {
  const ended = await endSessionRow(tx, memberId, sessionId, reason, app.clock.now());
  if (!ended) return false;
  sessionCacheOf(app).forget(sessionId);
  await emit(tx, app, 'session.ended', { memberId, sessionId, reason });
  return true;
}
