import type { ModuleMount } from '../mount.ts';
import { seedConfiguration } from './configuration/seed-configuration.ts';
import { siteOperatorRoutes } from './operator-routes.ts';
import { siteRoutes } from './routes.ts';

export const siteMount: ModuleMount = {
  name: 'site',
  routes: siteRoutes,
  operatorRoutes: siteOperatorRoutes,
  seed: seedConfiguration,
};
