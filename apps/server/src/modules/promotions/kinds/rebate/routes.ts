import { rebateEndpoints } from '@fairway/contract/promotions/rebate/endpoints.ts';
import { rebateSchemas } from '@fairway/contract/promotions/rebate/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getRebate } from './get-rebate.ts';

/** The rebate of each day's play. */
export const rebateRoutes = defineRoutes(rebateEndpoints, rebateSchemas, { getRebate });
