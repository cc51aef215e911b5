import { defineEndpoints } from '../endpoint.ts';

/** The operators' view of tables between members: what lies open, and nothing that is hidden. */
export const memberTableOperatorEndpoints = defineEndpoints({
  listWatchedTables: {
    method: 'POST',
    path: '/api/games/v1/operator/listWatchedTables',
    caller: 'operator',
    permission: 'games.read',
    errors: [],
    summary:
      'Every table between members: who sits there with how much, the present hand as everybody sees it, hands and rake of 24 hours',
  },
  listEndedHands: {
    method: 'POST',
    path: '/api/games/v1/operator/listEndedHands',
    caller: 'operator',
    permission: 'games.read',
    errors: [],
    summary: 'Hands of a table that ended, newest first, 10 a page, with every act and what lay open',
  },
});
