import { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { turnoverEndpoints } from '@fairway/contract/cashier/withdrawals/rehearsal-endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getTurnover } from './get-turnover.ts';

/** Every call of members and its operation. */
export const turnoverRoutes = defineRoutes(turnoverEndpoints, cashierSchemas, { getTurnover });
