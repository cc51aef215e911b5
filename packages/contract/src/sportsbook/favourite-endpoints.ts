import { defineEndpoints } from '../endpoint.ts';

/** What a member follows in the lobby. */
export const sportsbookFavouriteEndpoints = defineEndpoints({
  listFavourites: {
    method: 'POST',
    path: '/api/sportsbook/v1/listFavourites',
    caller: 'member',
    errors: [],
    summary: 'Own favourites, and every match on offer that one of them finds',
  },
  markFavourite: {
    method: 'POST',
    path: '/api/sportsbook/v1/markFavourite',
    caller: 'member',
    limits: [{ per: 'member', count: 120, seconds: 60 }],
    errors: ['competitionUnknown', 'teamUnknown', 'fixtureUnknown', 'favouritesFull'],
    summary: 'Follows a league, a team or a match; marking it again changes nothing',
  },
  cancelFavourite: {
    method: 'POST',
    path: '/api/sportsbook/v1/cancelFavourite',
    caller: 'member',
    limits: [{ per: 'member', count: 120, seconds: 60 }],
    errors: [],
    summary: 'Follows it no more, also one that is no longer on offer',
  },
});
