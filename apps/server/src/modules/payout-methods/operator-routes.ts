import { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { boundAddressEndpoints } from '@fairway/contract/cashier/usdt/usdt-endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { cleanBoundAddress, getBoundAddress } from './console/bound-addresses.ts';

/** The console's calls. */
export const payoutMethodOperatorRoutes = defineRoutes(boundAddressEndpoints, cashierSchemas, {
  getBoundAddress,
  cleanBoundAddress,
});
