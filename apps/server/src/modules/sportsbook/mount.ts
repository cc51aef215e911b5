import { adapters } from '#platform/adapters/connect-adapter.ts';
import { openBusiness } from '#modules/members';
import { proposalKinds } from '#modules/operators';
import { provideSettings } from '#modules/settings';
import { playSources } from '#modules/venues';
import type { ModuleMount } from '../mount.ts';
import { countOpenBets } from './bets/bets-store.ts';
import { sportsbookCaseworkRoutes } from './casework-routes.ts';
import { takeAutoCashOutsJob } from './cash-out/take-auto-cash-outs.ts';
import { endExpiredFreeBetsJob } from './free-bets/end-expired-free-bets.job.ts';
import { keepDemoRunningJob } from './demo/keep-demo-running.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { oddsFeeds } from './feeds/parties/odds-feeds.ts';
import { startWatching } from './feeds/watch-feeds.ts';
import { sportsbookLimitsKind } from './limits/limits-kind.ts';
import { repriceBoardsJob } from './markets/reprice-boards.job.ts';
import { priceNewFixturesJob, refitModelsJob } from './markets/price-fixtures.job.ts';
import { sportsbookOperatorRoutes } from './operator-routes.ts';
import { sportsbookRoutes } from './routes.ts';
import { sportsbookPlay } from './settlement/play-source.ts';
import { settleFixtureJob } from './settlement/settle-fixture.job.ts';
import { settleOverdueJob } from './settlement/settle-overdue.job.ts';
import { watchAlarmsJob } from './settlement/watch-alarms.job.ts';
import { kickOffProposal } from './trading/kick-off/kick-off-proposal.ts';
import { resettlementProposal, resultProposal } from './trading/settlement-proposals.ts';
import { betVoidProposal } from './trading/void-bet/bet-void-proposal.ts';

export const sportsbookMount: ModuleMount = {
  name: 'sportsbook',
  routes: sportsbookRoutes,
  operatorRoutes: [...sportsbookOperatorRoutes, ...sportsbookCaseworkRoutes],
  extensions: [
    adapters.provide(...oddsFeeds),
    playSources.provide(sportsbookPlay),
    openBusiness.provide({ kind: 'bets', count: countOpenBets }),
    ...provideSettings(sportsbookLimitsKind),
    proposalKinds.provide(resultProposal, resettlementProposal, betVoidProposal, kickOffProposal),
  ],
  jobs: [
    settleFixtureJob,
    settleOverdueJob,
    watchAlarmsJob,
    priceNewFixturesJob,
    refitModelsJob,
    repriceBoardsJob,
    keepDemoRunningJob,
    takeAutoCashOutsJob,
    endExpiredFreeBetsJob,
  ],
  start: async (app) => startWatching(app),
  seed: seedDemo,
};
