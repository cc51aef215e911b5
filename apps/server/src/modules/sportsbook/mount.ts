import { proposalKinds } from '#modules/operators';
import type { ModuleMount } from '../mount.ts';
import { sportsbookCaseworkRoutes } from './casework-routes.ts';
import { keepDemoRunningJob } from './demo/keep-demo-running.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { createSimulatorFeed } from './feeds/simulator-feed.ts';
import { startWatching } from './feeds/watch-feeds.ts';
import { priceNewFixturesJob, refitModelsJob } from './markets/price-fixtures.job.ts';
import { sportsbookOperatorRoutes } from './operator-routes.ts';
import { sportsbookRoutes } from './routes.ts';
import {
  onBetResettled,
  onBetSettled,
  onVenueResulted,
  playedEmptyJob,
} from './settlement/played-empty/played-empty.ts';
import { settleFixtureJob } from './settlement/settle-fixture.job.ts';
import { sweepOverdueJob } from './settlement/sweep-overdue.job.ts';
import { resettlementProposal, resultProposal } from './trading/settlement-proposals.ts';

export const sportsbookMount: ModuleMount = {
  name: 'sportsbook',
  routes: sportsbookRoutes,
  operatorRoutes: [...sportsbookOperatorRoutes, ...sportsbookCaseworkRoutes],
  extensions: [proposalKinds.provide(resultProposal, resettlementProposal)],
  jobs: [
    settleFixtureJob,
    sweepOverdueJob,
    priceNewFixturesJob,
    refitModelsJob,
    keepDemoRunningJob,
    playedEmptyJob,
  ],
  subscribers: [onBetSettled, onBetResettled, onVenueResulted],
  start: async (app) => startWatching(app, createSimulatorFeed()),
  seed: seedDemo,
};
