import { turnoverOperatorEndpoints } from '@fairway/contract/turnover/operator-endpoints.ts';
import { turnoverOperatorSchemas } from '@fairway/contract/turnover/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getMemberTurnover } from './get-turnover.ts';

/** The console's calls. */
export const turnoverOperatorRoutes = defineRoutes(turnoverOperatorEndpoints, turnoverOperatorSchemas, {
  getMemberTurnover,
});
