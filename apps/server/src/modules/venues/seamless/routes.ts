import { venueWalletEndpoints } from '@fairway/contract/venues/seamless/endpoints.ts';
import { venueWalletSchemas } from '@fairway/contract/venues/seamless/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { venueWalletCall, venueWalletGroupCall } from './receive-wallet-call.ts';

/** Calls of venues, one row each. */
export const seamlessRoutes = defineRoutes(venueWalletEndpoints, venueWalletSchemas, {
  venueWalletCall,
  venueWalletGroupCall,
});
