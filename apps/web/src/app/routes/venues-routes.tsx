import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { rootRoute, shellRoute } from './frames.tsx';

/** Which venue a waiting window is for; anything that cannot be a venue's code is left out. */
function readVenue(search: Record<string, unknown>): { venue?: string } {
  const { venue } = search;
  return typeof venue === 'string' && /^[a-z][a-z0-9-]{1,31}$/.test(venue) ? { venue } : {};
}

/** Venue pages inside the shell. Pages that show a venue have no footer (specification section 2). */
export const venuesRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.egame,
    component: lazyRouteComponent(() => import('../../features/venues/egame-page.tsx'), 'EgamePage'),
    staticData: { hides: ['footer'], kind: 'venue' },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.inlineVenue,
    component: lazyRouteComponent(
      () => import('../../features/venues/inline-venue-page.tsx'),
      'InlineVenuePage',
    ),
    staticData: { hides: ['footer'], kind: 'venue' },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.upkeep,
    component: lazyRouteComponent(() => import('../../features/venues/upkeep-page.tsx'), 'UpkeepPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.sportUpkeep,
    component: lazyRouteComponent(
      () => import('../../features/venues/sport-upkeep-page.tsx'),
      'SportUpkeepPage',
    ),
  }),
] as const;

const waitingPage = (name: 'LoadingPage' | 'PtLoadingPage') =>
  lazyRouteComponent(() => import('../../features/site/waiting-page.tsx'), name);

/** Windows that wait for a venue, without header and footer. */
export const venuesSoloRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.loading,
    validateSearch: readVenue,
    component: waitingPage('LoadingPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.ptLoading,
    validateSearch: readVenue,
    component: waitingPage('PtLoadingPage'),
  }),
] as const;
