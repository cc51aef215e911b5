import { defineEndpoints } from '../endpoint.ts';

/** The lobby of live rooms and what a room's page asks beside it (specification section 7, live and video). */
export const popularLiveEndpoints = defineEndpoints({
  listPopularLive: {
    method: 'POST',
    path: '/api/game/live/popularLive/v2/list',
    caller: 'visitor',
    errors: ['tokenMissing'],
    summary:
      'Rooms that are live, then those that come, the most watched first, at most 100 a page; `followed` wants a sign-in',
  },
  getLiveMatchDetail: {
    method: 'POST',
    path: '/api/game/live/popularLive/v1/matchDetail',
    caller: 'visitor',
    errors: ['fixtureUnknown'],
    summary: 'The match of a room with its score and rooms',
  },
  getLiveOdds: {
    method: 'POST',
    path: '/api/game/live/popularLive/v1/getOdds',
    caller: 'visitor',
    errors: ['fixtureUnknown'],
    summary: 'The main markets of a match with the versions that a bet names',
  },
  getPlayingVideo: {
    method: 'POST',
    path: '/api/game/live/popularLive/v1/getPlayingVideo',
    caller: 'visitor',
    errors: ['fixtureUnknown'],
    summary: 'The room whose picture of this match plays now; none is an answer',
  },
  fetchLiveVenues: {
    method: 'POST',
    path: '/api/game/live/popularLive/v1/fetchVenue',
    caller: 'visitor',
    errors: [],
    summary: 'The venues that have live rooms, with how many',
  },
  countLiveMatches: {
    method: 'POST',
    path: '/api/game/live/popularLive/v1/totleMatch',
    caller: 'visitor',
    errors: [],
    summary: 'How many matches have a room: live now, and in the next 24 hours',
  },
});
