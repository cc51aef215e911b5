import { defineEndpoints } from '../../endpoint.ts';

/** Bets that a member was given and places at the house's expense: `placeBet` takes them by `freeBetId`. */
export const freeBetEndpoints = defineEndpoints({
  listFreeBets: {
    method: 'POST',
    path: '/api/sportsbook/v1/listFreeBets',
    caller: 'member',
    errors: [],
    summary: 'Own free bets: those that can be used first, the next to expire at the top, then the latest',
  },
});
