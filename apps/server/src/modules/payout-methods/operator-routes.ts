import { boundAddressSchemas } from '@fairway/contract/payout-methods/bound-address-schemas.ts';
import { boundAddressEndpoints } from '@fairway/contract/payout-methods/bound-address-endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { cleanBoundAddress, getBoundAddress } from './console/bound-addresses.ts';

/** The console's calls. */
export const payoutMethodOperatorRoutes = defineRoutes(boundAddressEndpoints, boundAddressSchemas, {
  getBoundAddress,
  cleanBoundAddress,
});
