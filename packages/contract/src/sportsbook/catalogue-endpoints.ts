import { defineEndpoints } from '../endpoint.ts';

/** What can be bet on: read from memory, versioned, answered with an ETag. */
export const sportsbookCatalogueEndpoints = defineEndpoints({
  listFixtures: {
    method: 'GET',
    path: '/api/sportsbook/v1/listFixtures',
    caller: 'visitor',
    errors: ['competitionUnknown'],
    summary: 'The sports lobby: counts, tree of competitions, groups of matches with their main lines',
  },
  searchFixtures: {
    method: 'POST',
    path: '/api/sportsbook/v1/searchFixtures',
    caller: 'visitor',
    limits: [{ per: 'address', count: 240, seconds: 60 }],
    errors: [],
    summary:
      'Matches on offer by a part of a league or team name, in both languages, by pinyin or by initials',
  },
  listLiveFixtures: {
    method: 'GET',
    path: '/api/sportsbook/v1/listLiveFixtures',
    caller: 'visitor',
    errors: [],
    summary:
      'Matches in play with their main lines, the longest running first; filled up with the next to start',
  },
  getFixture: {
    method: 'GET',
    path: '/api/sportsbook/v1/getFixture',
    caller: 'visitor',
    errors: ['fixtureUnknown'],
    summary: 'One match: every market, score, clock, incidents, figures and momentum',
  },
  listLeagues: {
    method: 'POST',
    path: '/static/v1/leagues_info',
    caller: 'visitor',
    errors: [],
    summary: 'The competitions with the number of matches on offer',
  },
  listSportsAds: {
    method: 'POST',
    path: '/api/sportsbook/v1/listSportsAds',
    caller: 'visitor',
    errors: [],
    summary: 'What the sports hall recommends: the next matches of each competition',
  },
  listSportsConfig: {
    method: 'POST',
    path: '/api/sportsbook/v1/listSportsConfig',
    caller: 'visitor',
    errors: [],
    summary: 'Settings of each sport: stakes, payout, delay in play, parlay sizes',
  },
  listSportsConfigHq: {
    method: 'POST',
    path: '/api/sportsbook/v1/listSportsConfigHq',
    caller: 'visitor',
    errors: [],
    summary: 'The same settings for the headquarters variant of the site',
  },
});
