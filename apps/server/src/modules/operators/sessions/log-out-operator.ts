import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { endSession } from './sessions-store.ts';

/** Ends the console session that calls. Writes its end and an audit row. */
export const logOutOperator: Operation<
  (typeof operatorsEndpoints)['logOutOperator'],
  (typeof operatorsSchemas)['logOutOperator']
> = async (app, call) => {
  await inTransaction(app.db, async (tx) => {
    await endSession(tx, call.operator.sessionId, app.clock.now());
    await writeAudit(tx, app, call, {
      action: 'logOutOperator',
      object: { kind: 'operator', id: call.operator.operatorId },
    });
  });
  return null;
};
