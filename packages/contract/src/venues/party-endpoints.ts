import { defineEndpoints } from '../endpoint.ts';

/** The connections to venues outside, on the console. */
export const venuesPartyEndpoints = defineEndpoints({
  listVenueParties: {
    method: 'POST',
    path: '/api/venues/v1/operator/listVenueParties',
    caller: 'operator',
    permission: 'venues.read',
    errors: [],
    summary: 'Every venue outside with the state of its settings, never a value, and what was refused to it',
  },
  listVenueCalls: {
    method: 'POST',
    path: '/api/venues/v1/operator/listVenueCalls',
    caller: 'operator',
    permission: 'venues.read',
    errors: ['venueUnknown'],
    summary:
      'The last calls of a venue that were taken, and which were refused in the last seven days and why',
  },
  checkVenueSignature: {
    method: 'POST',
    path: '/api/venues/v1/operator/checkVenueSignature',
    caller: 'operator',
    permission: 'venues.switch',
    errors: ['venueUnknown', 'venueNotOffered'],
    summary:
      'Judges the signature of a venue’s message as it arrived: the text that is signed, the first difference, time and nonce; nothing is done with it',
  },
  listVenueGames: {
    method: 'POST',
    path: '/api/venues/v1/operator/listVenueGames',
    caller: 'operator',
    permission: 'venues.read',
    errors: ['venueUnknown'],
    summary:
      'The games that a venue lists, by state: those that wait for release, are released, withheld or no longer listed; and how its list was last read',
  },
  decideVenueGames: {
    method: 'POST',
    path: '/api/venues/v1/operator/decideVenueGames',
    caller: 'operator',
    permission: 'venues.switch',
    errors: ['venueUnknown', 'gameUnknown', 'editConflict'],
    summary: 'Releases games of a venue to members, or withholds them, over the versions the operator saw',
  },
});
