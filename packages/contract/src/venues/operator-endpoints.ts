import { defineEndpoints } from '../endpoint.ts';

/** Venues on the console: switches, maintenance, transfers nobody could explain. */
export const venuesOperatorEndpoints = defineEndpoints({
  listVenueSwitches: {
    method: 'POST',
    path: '/api/venues/v1/operator/listVenueSwitches',
    caller: 'operator',
    permission: 'venues.read',
    errors: [],
    summary: 'Every venue with its state, reason, end time and how many transfers are open there',
  },
  switchVenue: {
    method: 'POST',
    path: '/api/venues/v1/operator/switchVenue',
    caller: 'operator',
    permission: 'venues.switch',
    errors: ['venueUnknown', 'reasonNeeded', 'editConflict'],
    summary:
      'Closes a venue or puts it under maintenance until a time, at once; opening it waits for a second person',
  },
  getMemberVenues: {
    method: 'POST',
    path: '/api/venues/v1/operator/getMemberVenues',
    caller: 'operator',
    permission: 'venues.read',
    errors: ['memberNotFound'],
    summary: 'Which venues a member may enter, and why one was taken away',
  },
  setMemberVenue: {
    method: 'POST',
    path: '/api/venues/v1/operator/setMemberVenue',
    caller: 'operator',
    permission: 'venues.switch',
    errors: ['memberNotFound', 'venueUnknown', 'reasonNeeded'],
    summary: 'Takes a venue from a member, or gives it back; money there can always be taken home',
  },
  listUnresolvedTransfers: {
    method: 'POST',
    path: '/api/venues/v1/operator/listUnresolvedTransfers',
    caller: 'operator',
    permission: 'venues.read',
    errors: [],
    summary: 'Transfers whose end is not known, those that wait for people first, oldest first',
  },
  resolveVenueTransfer: {
    method: 'POST',
    path: '/api/venues/v1/operator/resolveVenueTransfer',
    caller: 'operator',
    permission: 'venues.resolve',
    once: true,
    errors: ['venueTransferNotFound', 'editConflict', 'approverIsMaker', 'approvalVoided'],
    summary:
      'Says by two facts whether a transfer happened at the venue; a second person repeats it, then the money moves',
  },
  listVenueDifferences: {
    method: 'POST',
    path: '/api/venues/v1/operator/listVenueDifferences',
    caller: 'operator',
    permission: 'venues.read',
    errors: [],
    summary:
      'Where the book of a venue played from the center wallet differs from ours, open ones first, and how each was last compared',
  },
  explainVenueDifference: {
    method: 'POST',
    path: '/api/venues/v1/operator/explainVenueDifference',
    caller: 'operator',
    permission: 'venues.resolve',
    errors: ['differenceClosed'],
    summary: 'Closes a difference with a venue’s book by what was found out; no money moves',
  },
});
