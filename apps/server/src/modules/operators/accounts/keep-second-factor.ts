import type { operatorAccountEndpoints } from '@fairway/contract/operators/accounts/endpoints.ts';
import type { operatorAccountSchemas } from '@fairway/contract/operators/accounts/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { changeOperator, lockOperatorByName } from './operators-store.ts';

/**
 * The operator concerned has lost nothing and stops an announced re-enrolment. Writes that and an audit row. Throws `operatorStateWrong`
 * where none is announced.
 */
export const keepSecondFactor: Operation<
  (typeof operatorAccountEndpoints)['keepSecondFactor'],
  (typeof operatorAccountSchemas)['keepSecondFactor']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const row = await lockOperatorByName(tx, operator.name);
    if (!row?.reenrols_at) throw new AppError('operatorStateWrong');

    await changeOperator(tx, row.id, { reenrols_at: null, reenrol_hash: null });
    await writeAudit(tx, app, call, {
      action: operation,
      object: { kind: 'operator', id: row.id },
      before: { signIn: 'reset' },
      after: { signIn: 'own' },
    });

    return null;
  });
};
