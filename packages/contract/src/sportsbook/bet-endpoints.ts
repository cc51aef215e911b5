import { defineEndpoints } from '../endpoint.ts';

export const sportsbookBetEndpoints = defineEndpoints({
  previewSlip: {
    method: 'POST',
    path: '/api/sportsbook/v1/previewSlip',
    caller: 'visitor',
    limits: [{ per: 'address', count: 600, seconds: 60 }],
    errors: ['fixtureUnknown', 'selectionUnknown'],
    summary: 'Present prices, conflicts, stake limits and balance for a slip; books nothing',
  },
  placeBet: {
    method: 'POST',
    path: '/api/sportsbook/v1/placeBet',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 120, seconds: 60 }],
    errors: [
      'insufficientBalance',
      'fixtureUnknown',
      'selectionUnknown',
      'marketSuspended',
      'marketClosed',
      'marketVersionStale',
      'priceChanged',
      'stakeBelowMinimum',
      'stakeAboveMaximum',
      'exposureReached',
      'payoutAboveMaximum',
      'selectionsConflict',
      'bettingClosed',
      'parlayTooFewLegs',
      'parlayTooManyLegs',
      'parlayNotOffered',
      'feedSilent',
    ],
    summary:
      'Books a single, parlay or system from the sports venue wallet; in play it first waits as pending',
  },
  getBet: {
    method: 'POST',
    path: '/api/sportsbook/v1/getBet',
    caller: 'member',
    errors: ['betNotFound'],
    summary: 'One own bet with its legs and settlements',
  },
  getBetByOperation: {
    method: 'POST',
    path: '/api/sportsbook/v1/getBetByOperation',
    caller: 'member',
    errors: [],
    summary:
      'What became of a placeBet by its operation id: booked, refused with the reason, or never arrived',
  },
  listBets: {
    method: 'POST',
    path: '/api/sportsbook/v1/listBets',
    caller: 'member',
    errors: [],
    summary: 'Own bets, newest first, 8 a page; open ones or ended ones',
  },
});
