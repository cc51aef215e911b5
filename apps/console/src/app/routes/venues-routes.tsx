import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, text, withoutUndefined } from './search-fields.ts';

/** Venues: their switches, the connections to those outside, the transfers nobody could explain, and what the house's games and lotteries take. */
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
    path: paths.venueParties,
    validateSearch: (search: Record<string, unknown>) =>
      withoutUndefined({
        venue: text(search, 'venue'),
        tab: oneOf(search, 'tab', ['calls', 'games', 'signature']),
      }),
    component: gated(
      'venues.read',
      lazyRouteComponent(() => import('../../features/venues/parties/parties-page.tsx'), 'PartiesPage'),
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
