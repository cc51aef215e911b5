import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownSearch } from '../../lib/navigation/own-search.ts';
import { paths } from '../paths.ts';
import { rootRoute, shellRoute } from './frames.tsx';

/** Which venue a waiting window is for; anything that cannot be a venue's code is left out. */
function readVenue(search: Record<string, unknown>): { venue?: string } {
  const { venue } = search;
  return typeof venue === 'string' && /^[a-z][a-z0-9-]{1,31}$/.test(venue) ? { venue } : {};
}

/** Whether a game is played for demo chips. */
function readDemo({ demo }: Record<string, unknown>): { demo?: true } {
  return demo === true || demo === 1 || demo === '1' ? { demo: true } : {};
}

/** The halls of the categories; their venues are lobbies, so the footer stays. */
const halls = () => import('../../features/venues/hall/hall-page.tsx');
const hallOf = { getParentRoute: () => shellRoute, staticData: { kind: 'venue' } } as const;
const hallRoutes = [
  createRoute({
    ...hallOf,
    path: paths.esportsHall,
    component: lazyRouteComponent(() => import('./esports-hall-screen.tsx'), 'EsportsHallScreen'),
  }),
  createRoute({ ...hallOf, path: paths.esportsVenue, component: lazyRouteComponent(halls, 'EsportsVenue') }),
  createRoute({
    ...hallOf,
    path: paths.liveDealer,
    component: lazyRouteComponent(() => import('./dealer-hall-screen.tsx'), 'DealerHallScreen'),
  }),
  createRoute({
    ...hallOf,
    path: paths.dealerTable,
    component: lazyRouteComponent(() => import('./dealer-table-screen.tsx'), 'DealerTableScreen'),
  }),
  createRoute({
    ...hallOf,
    path: paths.lottery,
    component: lazyRouteComponent(() => import('./lottery-hall-screen.tsx'), 'LotteryHallScreen'),
  }),
  createRoute({
    ...hallOf,
    path: paths.lotteryPlay,
    component: lazyRouteComponent(() => import('./lottery-play-screen.tsx'), 'LotteryPlayScreen'),
  }),
  createRoute({
    ...hallOf,
    path: paths.chess,
    component: lazyRouteComponent(() => import('./tables-hall-screen.tsx'), 'TablesHallScreen'),
  }),
  createRoute({
    ...hallOf,
    path: paths.memberTable,
    validateSearch: ownSearch(['demo'], readDemo),
    component: lazyRouteComponent(() => import('./member-table-screen.tsx'), 'MemberTableScreen'),
  }),
  createRoute({
    ...hallOf,
    path: paths.fishing,
    component: lazyRouteComponent(() => import('./fishing-screen.tsx'), 'FishingScreen'),
  }),
] as const;

/** Venue pages inside the shell. Pages that show a venue have no footer (specification section 2). */
export const venuesRoutes = [
  ...hallRoutes,
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.egame,
    component: lazyRouteComponent(() => import('../../features/venues/egame-page.tsx'), 'EgamePage'),
    staticData: { hides: ['footer'], kind: 'venue' },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.egamePlay,
    validateSearch: ownSearch(['demo'], readDemo),
    component: lazyRouteComponent(() => import('../../features/games/play-page.tsx'), 'PlayPage'),
    staticData: { hides: ['footer'], kind: 'venue' },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.fairness,
    component: lazyRouteComponent(
      () => import('../../features/games/fairness/fairness-page.tsx'),
      'FairnessPage',
    ),
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
    validateSearch: ownSearch(['venue'], readVenue),
    component: waitingPage('LoadingPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.ptLoading,
    validateSearch: ownSearch(['venue'], readVenue),
    component: waitingPage('PtLoadingPage'),
  }),
] as const;
