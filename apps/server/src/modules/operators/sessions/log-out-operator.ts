import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { OperatorsTables } from '../tables.ts';

/** Ends the console session that calls. Writes its end and an audit row. */
export const logOutOperator: Operation<
  (typeof operatorsEndpoints)['logOutOperator'],
  (typeof operatorsSchemas)['logOutOperator']
> = async (app, call) => {
  await inTransaction(app.db, async (tx) => {
    await tx
      .withTables<OperatorsTables>()
      .updateTable('operators_sessions')
      .set({ ended_at: app.clock.now() })
      .where('id', '=', call.operator.sessionId)
      .where('ended_at', 'is', null)
      .execute();
    await writeAudit(tx, app, call, {
      action: 'logOutOperator',
      object: { kind: 'operator', id: call.operator.operatorId },
    });
  });
  return null;
};
