import type { membersOperatorEndpoints } from '@fairway/contract/members/operator-endpoints.ts';
import type { membersOperatorSchemas } from '@fairway/contract/members/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeAudit } from '#modules/operators';
import { endSessions } from '../sessions/end-sessions.ts';

/** Signs one device of a member out. Throws `sessionNotFound`, also for another member's session and one that has ended. */
export const endMemberSession: Operation<
  (typeof membersOperatorEndpoints)['endMemberSession'],
  (typeof membersOperatorSchemas)['endMemberSession']
> = async (app, call, { memberId, sessionId, reason }) => {
  if (!/^[0-9a-f-]{36}$/.test(memberId)) throw new AppError('sessionNotFound');
  await inTransaction(app.db, async (tx) => {
    const ended = await endSessions(tx, app, memberId, 'banned', { id: sessionId });
    if (ended === 0) throw new AppError('sessionNotFound');

    await writeAudit(tx, app, call, {
      action: 'endMemberSession',
      object: { kind: 'member', id: memberId },
      after: { sessionId, ended: true },
      reason,
    });
  });
  return null;
};
