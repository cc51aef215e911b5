import { defineEndpoints } from '../endpoint.ts';

/** The trader's desk of the console. */
export const sportsbookOperatorEndpoints = defineEndpoints({
  importFixtures: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/importFixtures',
    caller: 'operator',
    permission: 'sportsbook.import',
    once: true,
    bodyLimit: 8_388_608,
    errors: ['importUnreadable', 'importSourceRefused'],
    summary: 'Takes an openfootball file (its text, or an allowed address) and reports what it could not use',
  },
  listImports: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/listImports',
    caller: 'operator',
    permission: 'sportsbook.read',
    errors: [],
    summary: 'Imports, newest first, with their reports',
  },
  listTradedFixtures: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/listTradedFixtures',
    caller: 'operator',
    permission: 'sportsbook.read',
    errors: [],
    summary: 'Fixtures by state with open bets, stakes, exposure and alarms',
  },
  getTradedFixture: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/getTradedFixture',
    caller: 'operator',
    permission: 'sportsbook.read',
    errors: ['fixtureUnknown'],
    summary: 'One fixture with each market, its exposure by selection, results entered and settlement runs',
  },
  listLiability: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/listLiability',
    caller: 'operator',
    permission: 'sportsbook.read',
    errors: [],
    summary:
      'What the house may lose on undecided fixtures by market and outcome, the most first, with the limits',
  },
  listTradedBets: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/listTradedBets',
    caller: 'operator',
    permission: 'sportsbook.read',
    errors: [],
    summary: 'Bets of all members, newest first, by number, member, fixture, status and time',
  },
  proposeBetVoid: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/proposeBetVoid',
    caller: 'operator',
    permission: 'sportsbook.settle',
    once: true,
    errors: ['betNotFound', 'betNotVoidable', 'editConflict'],
    summary: 'Has the voiding of a bet wait for a second person; approved, its stake is given back',
  },
  switchMarkets: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/switchMarkets',
    caller: 'operator',
    permission: 'sportsbook.settle',
    once: true,
    errors: ['fixtureUnknown', 'marketUnknown', 'bettingClosed', 'incidentHolds', 'reasonNeeded'],
    summary:
      'Suspends one market or the whole fixture, or reopens it before the kick-off; in play the next price of the feed opens it',
  },
  enterFixtureResult: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/enterFixtureResult',
    caller: 'operator',
    permission: 'sportsbook.settle',
    once: true,
    errors: ['fixtureUnknown', 'resultContradictory', 'reasonNeeded', 'editConflict'],
    summary:
      'Enters or corrects a result; settled bets are settled again. Above a bound it waits for a second person',
  },
  getSettlementPreview: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/getSettlementPreview',
    caller: 'operator',
    permission: 'sportsbook.settle',
    errors: ['fixtureUnknown', 'resultContradictory'],
    summary:
      'What a result, or settling again by the present one, would pay and take back, and whether it takes two people; writes nothing',
  },
  simulateFixture: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/simulateFixture',
    caller: 'operator',
    permission: 'sportsbook.settle',
    once: true,
    errors: ['fixtureUnknown', 'bettingClosed', 'simulatorNotOffered', 'reasonNeeded'],
    summary: 'Has the simulator play a match that has not begun, with a live feed; not on a production site',
  },
  resettleFixture: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/resettleFixture',
    caller: 'operator',
    permission: 'sportsbook.settle',
    once: true,
    errors: ['fixtureUnknown', 'reasonNeeded'],
    summary:
      'Settles the bets of a fixture again from its present result. Above a bound it waits for a second person',
  },
});
