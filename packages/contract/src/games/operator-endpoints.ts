import { defineEndpoints } from '../endpoint.ts';

/** The operators' view of the house's games: what is being played. */
export const gameOperatorEndpoints = defineEndpoints({
  listOpenPlay: {
    method: 'POST',
    path: '/api/games/v1/operator/listOpenPlay',
    caller: 'operator',
    permission: 'games.read',
    errors: [],
    summary:
      'Rounds that wait for their members, the oldest first, and the present flight; nothing hidden in them',
  },
});

/** What games and lotteries returned against their rules. */
export const returnsEndpoints = defineEndpoints({
  getReturns: {
    method: 'POST',
    path: '/api/games/v1/operator/getReturns',
    caller: 'operator',
    permission: 'games.read',
    errors: [],
    summary: 'Stakes and returns of each game and lottery play over some days, against theory ± 3.29 sigma',
  },
});
