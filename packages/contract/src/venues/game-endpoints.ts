import { defineEndpoints } from '../endpoint.ts';
import { categoryWire } from './wire.ts';

const gamesWire = { input: categoryWire, output: { games: { fields: categoryWire } } };
const ownGamesWire = { output: { games: { fields: categoryWire } } };

/** The games of all venues as one catalogue: lists, search, favourites. */
export const venuesGameEndpoints = defineEndpoints({
  listGames: {
    method: 'POST',
    path: '/api/venues/v1/listGames',
    caller: 'visitor',
    wire: gamesWire,
    errors: ['venueUnknown'],
    summary: 'The games of a category or a venue, or of all, narrowed to those that match a keyword',
  },
  listHotGames: {
    method: 'POST',
    path: '/api/venues/v1/listHotGames',
    caller: 'visitor',
    wire: gamesWire,
    errors: [],
    summary: 'The games that most members opened in seven days, a member once an hour',
  },
  searchGames: {
    method: 'POST',
    path: '/cg/v1/search',
    caller: 'visitor',
    wire: gamesWire,
    errors: [],
    summary: 'Games by a part of the name, by pinyin or by initials, in every reading of a character',
  },
  getFreeGames: {
    method: 'GET',
    path: '/cg/v1/freeavia',
    caller: 'visitor',
    wire: ownGamesWire,
    errors: [],
    summary:
      'What can be played without an own stake: games with a demo, and the free rounds of the member by game',
  },
  collectGame: {
    method: 'POST',
    path: '/api/venues/v1/collectGame',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: ['gameUnknown'],
    summary: 'Marks a game as a favourite; marking it again changes nothing',
  },
  cancelCollectGame: {
    method: 'POST',
    path: '/api/venues/v1/cancelCollectGame',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [],
    summary: 'Takes the mark off a favourite; a game without one stays without',
  },
  listCollectedGames: {
    method: 'POST',
    path: '/api/venues/v1/listCollectedGames',
    caller: 'member',
    wire: ownGamesWire,
    errors: [],
    summary: 'The member’s favourites, the newest mark first',
  },
  listBetRecords: {
    method: 'POST',
    path: '/api/venues/v1/listBetRecords',
    caller: 'member',
    errors: [],
    summary: 'What the member has staked, over all products or one category, newest first, 8 a page',
  },
  listRecentGames: {
    method: 'POST',
    path: '/api/venues/v1/listRecentGames',
    caller: 'member',
    wire: ownGamesWire,
    errors: [],
    summary: 'The games that the member opened last, 24 at most',
  },
});
