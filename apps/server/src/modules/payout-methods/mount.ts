import type { ModuleMount } from '../mount.ts';
import { payoutMethodOperatorRoutes } from './operator-routes.ts';
import { payoutMethodRoutes } from './routes.ts';

export const payoutMethodsMount: ModuleMount = {
  name: 'payout-methods',
  routes: payoutMethodRoutes,
  operatorRoutes: payoutMethodOperatorRoutes,
};
