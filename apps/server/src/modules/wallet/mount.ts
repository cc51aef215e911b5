import { seedVenueMoney } from '#modules/venues';
import type { ModuleMount } from '../mount.ts';
import { walletRoutes } from './routes.ts';
import { userInfoRoutes } from './user-info/routes.ts';

export const walletMount: ModuleMount = {
  name: 'wallet',
  routes: [...walletRoutes, ...userInfoRoutes],
  // Below the cashier, whose seed gives the members the money that is carried to venues here.
  seed: seedVenueMoney,
};
