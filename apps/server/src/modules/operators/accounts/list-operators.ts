import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { allOperators } from './operators-store.ts';
import { presentOperator } from './present-operator.ts';

/** All operators by name; nothing of their secrets. */
export const listOperators: Operation<
  (typeof operatorsEndpoints)['listOperators'],
  (typeof operatorsSchemas)['listOperators']
> = async (app) => {
  const rows = await allOperators(app.db);
  const operators = rows.map((row) => ({
    ...presentOperator(row),
    blocked: row.blocked,
    enrolled: row.enrolled,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  }));
  return { operators };
};

/** The operator that calls. */
export const getOperator: Operation<
  (typeof operatorsEndpoints)['getOperator'],
  (typeof operatorsSchemas)['getOperator']
> = async (_app, call) => {
  const { operatorId: id, name, role } = call.operator;
  return presentOperator({ id, name, role });
};
