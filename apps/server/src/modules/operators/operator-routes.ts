import { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getOperator, listOperators } from './accounts/list-operators.ts';
import { listAudit } from './audit/list-audit.ts';
import { verifyAuditChain } from './audit/verify-audit-chain.ts';
import { logInOperator } from './login/log-in-operator.ts';
import { getLiveTicket } from './sessions/live-tickets.ts';
import { logOutOperator } from './sessions/log-out-operator.ts';

/** Every call of the console's own: who is signed in and what was done. */
export const operatorsRoutes = defineRoutes(operatorsEndpoints, operatorsSchemas, {
  logInOperator,
  logOutOperator,
  getOperator,
  getLiveTicket,
  listOperators,
  listAudit,
  verifyAuditChain,
});
