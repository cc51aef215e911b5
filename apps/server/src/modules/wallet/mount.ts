import { seedVenueMoney } from '#modules/venues';
import type { ModuleMount } from '../mount.ts';
import { walletRoutes } from './routes.ts';

export const walletMount: ModuleMount = {
  name: 'wallet',
  routes: walletRoutes,
  // Below the cashier, whose seed gives the members the money that is carried to venues here.
  seed: seedVenueMoney,
};
