import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { allOperators, findOperator } from './operators-store.ts';
import { presentOperator } from './present-operator.ts';

/** All operators by name; nothing of their secrets. */
export const listOperators: Operation<
  (typeof operatorsEndpoints)['listOperators'],
  (typeof operatorsSchemas)['listOperators']
> = async (app) => {
  const rows = await allOperators(app.db);
  const operators = rows.map((row) => ({
    ...presentOperator(row),
    version: row.version,
    blocked: row.blocked,
    enrolled: row.enrolled,
    mustSetPassword: row.must_set_password,
    reenrolsAt: row.reenrols_at?.toISOString() ?? null,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  }));
  return { operators };
};

/** The operator that calls, with the moment at which a re-enrolment counts. */
export const getOperator: Operation<
  (typeof operatorsEndpoints)['getOperator'],
  (typeof operatorsSchemas)['getOperator']
> = async (app, call) => {
  const { operatorId: id, name, role } = call.operator;
  const row = await findOperator(app.db, id);
  return { ...presentOperator({ id, name, role }), reenrolsAt: row?.reenrols_at?.toISOString() ?? null };
};
