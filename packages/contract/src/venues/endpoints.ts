import { defineEndpoints } from '../endpoint.ts';
import { venuesOperatorEndpoints } from './operator-endpoints.ts';
import { walletTypeWire } from '../wallet/wire.ts';
import { categoryWire, recyclingWire, venueWire } from './wire.ts';

const transferRefusals = [
  'venueUnknown',
  'venueTransferInTransit',
  'insufficientBalance',
  'amountTooSmall',
  'amountTooLarge',
  'amountScale',
  'accountFrozen',
] as const;

/** Venues as members and visitors meet them, and the money between center wallet and venue. */
export const venuesMemberEndpoints = defineEndpoints({
  listVenues: {
    method: 'POST',
    path: '/api/site/game/venue/v3/appList',
    caller: 'visitor',
    wire: {
      input: categoryWire,
      output: { venues: { fields: venueWire }, categories: { fields: categoryWire } },
    },
    errors: [],
    summary: 'Every venue with category and state; with the money there for a signed-in member',
  },
  launchVenue: {
    method: 'POST',
    path: '/cg/v1/game/{api}/second_launch',
    caller: 'member',
    wire: { input: walletTypeWire },
    limits: [{ per: 'member', count: 30, seconds: 60 }],
    errors: [
      'venueUnknown',
      'venueInMaintenance',
      'venueNotOffered',
      'venueUnavailable',
      'robotCheckNeeded',
      'memberFrozen',
      'selfExcluded',
      'memberClosing',
      'timeOutActive',
    ],
    summary: 'The url that opens a venue for this member',
  },
  transferToVenue: {
    method: 'POST',
    path: '/api/venues/v1/transferToVenue',
    caller: 'member',
    wire: { input: walletTypeWire, output: walletTypeWire },
    once: true,
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [
      ...transferRefusals,
      'venueInMaintenance',
      'venueNotOffered',
      'memberFrozen',
      'selfExcluded',
      'memberClosing',
      'timeOutActive',
      'stakeLimitReached',
      'lossLimitReached',
    ],
    summary: 'Moves money from the center wallet to a venue; without an amount all there is',
  },
  transferFromVenue: {
    method: 'POST',
    path: '/cg/v1/game/{api}/transfer_out',
    caller: 'member',
    wire: { input: walletTypeWire, output: walletTypeWire },
    once: true,
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [...transferRefusals, 'venueBalanceInsufficient', 'venueUnavailable'],
    summary: 'Takes money out of a venue into the center wallet; without an amount all there is',
  },
  getTransferOutLimit: {
    method: 'GET',
    path: '/cg/v1/transfer_out/limite',
    caller: 'member',
    wire: { output: { limits: { fields: walletTypeWire } } },
    errors: [],
    summary: 'The least and the greatest amount of one transfer, each currency',
  },
  getVenueTransfer: {
    method: 'POST',
    path: '/api/venues/v1/getVenueTransfer',
    caller: 'member',
    wire: { output: walletTypeWire },
    errors: ['venueTransferNotFound'],
    summary: 'The status of a transfer, by its number or by the operation id of the button',
  },
  listVenueTransfers: {
    method: 'POST',
    path: '/api/venues/v1/listVenueTransfers',
    caller: 'member',
    wire: { output: { transfers: { fields: walletTypeWire } } },
    errors: [],
    summary: 'The member’s transfers, newest first, 20 a page',
  },
  refreshVenueBalance: {
    method: 'POST',
    path: '/api/venues/v1/refreshVenueBalance',
    caller: 'member',
    wire: { input: walletTypeWire, output: walletTypeWire },
    errors: ['venueUnknown', 'venueUnavailable', 'operationTooFrequent'],
    summary: 'Asks a venue for the member’s balance there; once in ten seconds a venue',
  },
  recycleVenues: {
    method: 'POST',
    path: '/api/venues/v1/recycleVenues',
    caller: 'member',
    wire: recyclingWire,
    once: true,
    errors: ['operationTooFrequent', 'venueUnknown'],
    summary: 'One-click recycling: all money of the named venues, or of all, back to the center wallet',
  },
  recycleAllVenues: {
    method: 'POST',
    path: '/api/venues/v2/recycleVenues',
    caller: 'member',
    wire: { output: recyclingWire.output },
    once: true,
    errors: ['operationTooFrequent'],
    summary: 'One-click recycling of every venue in both currencies',
  },
  confirmVenueRecycling: {
    method: 'POST',
    path: '/api/venues/v1/confirmVenueRecycling',
    caller: 'member',
    wire: recyclingWire,
    once: true,
    errors: ['operationTooFrequent', 'venueUnknown'],
    summary: 'Takes the money of venues whose recycling asked for confirmation',
  },
});

export const venuesEndpoints = { ...venuesMemberEndpoints, ...venuesOperatorEndpoints } as const;
