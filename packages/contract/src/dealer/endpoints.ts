import { defineEndpoints } from '../endpoint.ts';

/** Live tables: deals for everybody at a table, each with a bet of the own on any of its spots. */
export const dealerEndpoints = defineEndpoints({
  listDealerTables: {
    method: 'POST',
    path: '/api/games/v1/listDealerTables',
    caller: 'visitor',
    errors: [],
    summary: 'Every live table with its present deal, its stakes and the results of its shoe',
  },
  getDealerTable: {
    method: 'POST',
    path: '/api/games/v1/getDealerTable',
    caller: 'visitor',
    errors: [],
    summary:
      'One live table: its spots with odds and chances, its shoe, the present deal, the own bet, and the results of the shoe',
  },
  placeDealerBets: {
    method: 'POST',
    path: '/api/games/v1/placeDealerBets',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [
      'roundNotFound',
      'roundClosed',
      'gameClosed',
      'dealerBetPlaced',
      'gameBetInvalid',
      'amountScale',
      'stakeBelowMinimum',
      'stakeAboveMaximum',
      'payoutAboveMaximum',
      'roundOpen',
      'gameTooFast',
      'insufficientBalance',
      'venueInMaintenance',
      'venueNotAuthorised',
      'memberFrozen',
      'selfExcluded',
      'memberClosing',
      'timeOutActive',
      'stakeLimitReached',
      'lossLimitReached',
      'timeLimitReached',
      'realityCheckDue',
    ],
    summary: 'Stakes on any spots of a deal from the center wallet, all of them or none, once a deal',
  },
  listDealerDeals: {
    method: 'POST',
    path: '/api/games/v1/listDealerDeals',
    caller: 'visitor',
    errors: [],
    summary: 'Deals of a table that are over, newest first, each with what its result is computed from again',
  },
  getShoe: {
    method: 'POST',
    path: '/api/games/v1/getShoe',
    caller: 'visitor',
    errors: ['shoeNotFound'],
    summary:
      'One shoe: its commitment, every card that was dealt with its salt, and after its end the link that reveals the whole of it',
  },
  listDealerBets: {
    method: 'POST',
    path: '/api/games/v1/listDealerBets',
    caller: 'member',
    errors: [],
    summary: 'Own bets at live tables, newest first, 20 a page',
  },
});
