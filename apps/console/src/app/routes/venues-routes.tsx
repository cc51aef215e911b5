import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

/** Venues: their switches and the transfers nobody could explain. */
export const venuesRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.venues,
    component: gated(
      'venues.read',
      lazyRouteComponent(() => import('../../features/venues/venues-page.tsx'), 'VenuesPage'),
    ),
  }),
] as const;
