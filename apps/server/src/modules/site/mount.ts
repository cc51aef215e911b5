import type { ModuleMount } from '../mount.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { sweepAnalytics } from './analytics/sweep-analytics.job.ts';
import { seedConfiguration } from './configuration/seed-configuration.ts';
import { tellNotices } from './configuration/notices/tell-notices.job.ts';
import { pruneReports } from './downloads/reports/prune-reports.job.ts';
import { downloadRoutes } from './downloads/routes.ts';
import { siteOperatorRoutes } from './operator-routes.ts';
import { siteRoutes } from './routes.ts';

export const siteMount: ModuleMount = {
  name: 'site',
  routes: [...siteRoutes, ...downloadRoutes, ...analyticsRoutes],
  operatorRoutes: siteOperatorRoutes,
  jobs: [tellNotices, pruneReports, sweepAnalytics],
  seed: seedConfiguration,
};
