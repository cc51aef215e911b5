import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

/** Venues: their switches, the transfers nobody could explain, and what the house's games and lotteries take. */
export const venuesRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.venues,
    component: gated(
      'venues.read',
      lazyRouteComponent(() => import('../../features/venues/venues-page.tsx'), 'VenuesPage'),
    ),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.gameLimits,
    component: gated(
      'games.read',
      lazyRouteComponent(() => import('../../features/venues/limits/limits-pages.tsx'), 'GameLimitsPage'),
    ),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.lotteryLimits,
    component: gated(
      'games.read',
      lazyRouteComponent(() => import('../../features/venues/limits/limits-pages.tsx'), 'LotteryLimitsPage'),
    ),
  }),
] as const;
