import { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import { venuesGameEndpoints } from '@fairway/contract/venues/game-endpoints.ts';
import { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import { venuesPartyEndpoints } from '@fairway/contract/venues/party-endpoints.ts';
import { venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listAuthorisedVenues } from './authorised/list-authorised-venues.ts';
import { getMemberVenues, setMemberVenue } from './authorised/set-member-venue.ts';
import { refreshVenueBalance } from './balances/refresh-venue-balance.ts';
import { launchVenue } from './catalogue/launch-venue.ts';
import { listVenues } from './catalogue/list-venues.ts';
import { explainVenueDifference } from './console/explain-venue-difference.ts';
import { listUnresolvedTransfers } from './console/list-unresolved-transfers.ts';
import { listVenueDifferences } from './console/list-venue-differences.ts';
import { listVenueSwitches } from './console/list-venue-switches.ts';
import { checkVenueSignature } from './console/parties/check-venue-signature.ts';
import { decideVenueGames } from './console/parties/decide-venue-games.ts';
import { listVenueCalls } from './console/parties/list-venue-calls.ts';
import { listVenueGames } from './console/parties/list-venue-games.ts';
import { listVenueParties } from './console/parties/list-venue-parties.ts';
import { resolveVenueTransfer } from './console/resolve-venue-transfer.ts';
import { switchVenue } from './console/switch-venue.ts';
import { cancelCollectGame, collectGame, listCollectedGames } from './games/collected/collect-game.ts';
import { getFreeGames, listGames, searchGames } from './games/list-games.ts';
import { listHotGames } from './games/openings/list-hot-games.ts';
import { listRecentGames } from './games/openings/list-recent-games.ts';
import { listBetRecords } from './records/list-bet-records.ts';
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
  listAuthorisedVenues,
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

/** The catalogue of games. */
export const venuesGameRoutes = defineRoutes(venuesGameEndpoints, venuesSchemas, {
  listGames,
  listHotGames,
  searchGames,
  getFreeGames,
  collectGame,
  cancelCollectGame,
  listCollectedGames,
  listRecentGames,
  listBetRecords,
});

/** Calls of the console. */
export const venuesOperatorRoutes = defineRoutes(venuesOperatorEndpoints, venuesSchemas, {
  listVenueSwitches,
  switchVenue,
  getMemberVenues,
  setMemberVenue,
  listUnresolvedTransfers,
  resolveVenueTransfer,
  listVenueDifferences,
  explainVenueDifference,
});

/** The connections to venues outside. */
export const venuesPartyRoutes = defineRoutes(venuesPartyEndpoints, venuesSchemas, {
  listVenueParties,
  listVenueCalls,
  checkVenueSignature,
  listVenueGames,
  decideVenueGames,
});
