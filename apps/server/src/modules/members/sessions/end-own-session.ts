import type { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import type { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { endSessions } from './end-sessions.ts';

/** Ends the session that calls. Writes its end and `session.ended`. */
export const logOut: Operation<
  (typeof membersEndpoints)['logOut'],
  (typeof membersSchemas)['logOut']
> = async (app, call) => {
  const { memberId, sessionId } = call.member;
  await inTransaction(app.db, (tx) => endSessions(tx, app, memberId, 'logout', { id: sessionId }));
  return null;
};

/** Signs another device of this member out. Refuses with `sessionNotFound`, the same for somebody else's session. */
export const endOwnSession: Operation<
  (typeof membersEndpoints)['endSession'],
  (typeof membersSchemas)['endSession']
> = async (app, call, { id }) => {
  const ended = await inTransaction(app.db, (tx) =>
    endSessions(tx, app, call.member.memberId, 'logout', { id }),
  );
  if (ended === 0) throw new AppError('sessionNotFound');
  return null;
};

/** Signs every device of this member out but the one that calls. */
export const endOtherSessions: Operation<
  (typeof membersEndpoints)['endOtherSessions'],
  (typeof membersSchemas)['endOtherSessions']
> = async (app, call) => {
  const { memberId, sessionId } = call.member;
  const ended = await inTransaction(app.db, (tx) =>
    endSessions(tx, app, memberId, 'logout', { exceptId: sessionId }),
  );
  return { ended };
};
