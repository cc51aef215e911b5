import { defineEndpoints } from '../endpoint.ts';

/** The shared crash game: one flight for everybody, each with a bet of the own. */
export const gameCrashEndpoints = defineEndpoints({
  getCrash: {
    method: 'POST',
    path: '/api/games/v1/getCrash',
    caller: 'visitor',
    errors: [],
    summary:
      'The present flight with its times and commitments, the own bet, and the last flights with what proves them',
  },
  listCrashRounds: {
    method: 'POST',
    path: '/api/games/v1/listCrashRounds',
    caller: 'visitor',
    errors: [],
    summary:
      'Flights that ended, newest first, page by page, each with what its point is computed from again',
  },
  placeCrashBet: {
    method: 'POST',
    path: '/api/games/v1/placeCrashBet',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: [
      'roundNotFound',
      'roundClosed',
      'gameClosed',
      'crashBetPlaced',
      'gameBetInvalid',
      'amountScale',
      'stakeBelowMinimum',
      'stakeAboveMaximum',
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
    summary: 'Stakes on a flight from the center wallet, with a height to cash out at or without one',
  },
  cashOutCrash: {
    method: 'POST',
    path: '/api/games/v1/cashOutCrash',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: ['crashBetMissing', 'crashNotFlying', 'crashOver', 'crashCashedOut'],
    summary:
      'Cashes the own bet out at the height that the flight has by the house’s clock; paid when it is over',
  },
});
