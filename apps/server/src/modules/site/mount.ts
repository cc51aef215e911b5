import type { ModuleMount } from '../mount.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { cleanUpAnalytics } from './analytics/clean-up-analytics.job.ts';
import { seedConfiguration } from './configuration/seed-configuration.ts';
import { notifyNotices } from './configuration/notices/notify-notices.job.ts';
import { pruneReports } from './downloads/reports/prune-reports.job.ts';
import { downloadRoutes } from './downloads/routes.ts';
import { siteOperatorRoutes } from './operator-routes.ts';
import { siteRoutes } from './routes.ts';

export const siteMount: ModuleMount = {
  name: 'site',
  routes: [...siteRoutes, ...downloadRoutes, ...analyticsRoutes],
  operatorRoutes: siteOperatorRoutes,
  jobs: [notifyNotices, pruneReports, cleanUpAnalytics],
  seed: seedConfiguration,
};
