import { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { refreshVenueBalance } from './balances/refresh-venue-balance.ts';
import { launchVenue } from './catalogue/launch-venue.ts';
import { listVenues } from './catalogue/list-venues.ts';
import { listUnresolvedTransfers } from './console/list-unresolved-transfers.ts';
import { listVenueSwitches } from './console/list-venue-switches.ts';
import { resolveVenueTransfer } from './console/resolve-venue-transfer.ts';
import { switchVenue } from './console/switch-venue.ts';
import { confirmVenueRecycling, recycleAllVenues, recycleVenues } from './recycling/recycle-venues.ts';
import { getTransferOutLimit } from './transfers/get-transfer-out-limit.ts';
import { getVenueTransfer } from './transfers/get-venue-transfer.ts';
import { listVenueTransfers } from './transfers/list-venue-transfers.ts';
import { transferFromVenue } from './transfers/transfer-from-venue.ts';
import { transferToVenue } from './transfers/transfer-to-venue.ts';

/** Calls of members and visitors, one row each. */
export const venuesRoutes = defineRoutes(venuesMemberEndpoints, venuesSchemas, {
  listVenues,
  launchVenue,
  transferToVenue,
  transferFromVenue,
  getTransferOutLimit,
  getVenueTransfer,
  listVenueTransfers,
  refreshVenueBalance,
  recycleVenues,
  recycleAllVenues,
  confirmVenueRecycling,
});

/** Calls of the console. */
export const venuesOperatorRoutes = defineRoutes(venuesOperatorEndpoints, venuesSchemas, {
  listVenueSwitches,
  switchVenue,
  listUnresolvedTransfers,
  resolveVenueTransfer,
});
