import { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/endpoints.ts';
import { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { importFixtures, listImports } from './importing/import-fixtures.ts';
import { enterFixtureResult, resettleFixture } from './trading/enter-fixture-result.ts';
import { getTradedFixture, listTradedFixtures } from './trading/read-traded-fixtures.ts';
import { listLiability } from './trading/list-liability.ts';
import { listTradedBets } from './trading/list-traded-bets.ts';
import { getSettlementPreview } from './trading/get-settlement-preview.ts';
import { simulateFixture } from './trading/simulate-fixture.ts';
import { proposeBetVoid } from './trading/void-bet/propose-bet-void.ts';
import { switchMarkets } from './trading/switch-markets.ts';

/** The trader's desk of the console, one row each. */
export const sportsbookOperatorRoutes = defineRoutes(sportsbookOperatorEndpoints, sportsbookOperatorSchemas, {
  importFixtures,
  listImports,
  listTradedFixtures,
  getTradedFixture,
  listLiability,
  listTradedBets,
  proposeBetVoid,
  switchMarkets,
  getSettlementPreview,
  enterFixtureResult,
  simulateFixture,
  resettleFixture,
});
