import type { operatorAccountEndpoints } from '@fairway/contract/operators/accounts/endpoints.ts';
import type { operatorAccountSchemas } from '@fairway/contract/operators/accounts/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { changeOperator, endOperatorSessions } from './operators-store.ts';
import { lockOtherOperator, refuseLastAdministrator } from './proposals/account-state.ts';

/**
 * Blocks an operator at once: no sign-in, every session ends, a re-enrolment that was announced is dropped. Writes that and an audit row.
 * Throws `operatorNotFound`, `ownAccountChange`, `operatorStateWrong` for one who is blocked already, and `lastAdministrator`.
 */
export const blockOperator: Operation<
  (typeof operatorAccountEndpoints)['blockOperator'],
  (typeof operatorAccountSchemas)['blockOperator']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const locked = await lockOtherOperator(tx, call, input.operatorId);
    const { row } = locked;

    if (row.blocked) throw new AppError('operatorStateWrong');
    refuseLastAdministrator(locked);

    await changeOperator(tx, row.id, { blocked: true, reenrols_at: null, reenrol_hash: null });
    await endOperatorSessions(tx, row.id, await databaseNow(tx));
    await writeAudit(tx, app, call, {
      action: operation,
      object: { kind: 'operator', id: row.id },
      before: { name: row.name, state: 'active' },
      after: { name: row.name, state: 'blocked' },
      reason: input.reason,
    });

    return null;
  });
};
