import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

/** The look and the texts of the member site. */
export const siteRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.site,
    component: gated(
      'site.read',
      lazyRouteComponent(() => import('../../features/site/site-page.tsx'), 'SitePage'),
    ),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: paths.callBacks,
    component: gated(
      'feedback.read',
      lazyRouteComponent(() => import('../../features/call-backs/call-backs-page.tsx'), 'CallBacksPage'),
    ),
  }),
] as const;
