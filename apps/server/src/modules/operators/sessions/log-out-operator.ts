import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { OperatorsTables } from '../tables.ts';

/** Ends the console session that calls. */
export const logOutOperator: Operation<
  (typeof operatorsEndpoints)['logOutOperator'],
  (typeof operatorsSchemas)['logOutOperator']
> = async (app, call) => {
  await app.db
    .withTables<OperatorsTables>()
    .updateTable('operators_sessions')
    .set({ ended_at: app.clock.now() })
    .where('id', '=', call.operator.sessionId)
    .where('ended_at', 'is', null)
    .execute();
  return null;
};
