import { turnoverOperatorEndpoints } from '@fairway/contract/cashier/operator-endpoints.ts';
import { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getMemberTurnover } from './get-turnover.ts';

/** The console's calls. */
export const turnoverOperatorRoutes = defineRoutes(turnoverOperatorEndpoints, cashierSchemas, {
  getMemberTurnover,
});
