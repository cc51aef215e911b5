import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

/** Rounds at the house's expense. */
export const freeRoundsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.freeRounds,
    component: gated(
      'games.read',
      lazyRouteComponent(() => import('../../features/free-rounds/free-rounds-page.tsx'), 'FreeRoundsPage'),
    ),
  }),
] as const;
