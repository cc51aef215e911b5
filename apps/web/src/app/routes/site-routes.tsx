import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { rootRoute, shellRoute } from './frames.tsx';

const homePage = lazyRouteComponent(() => import('../../features/home/home-page.tsx'), 'HomePage');

const root = createRoute({ getParentRoute: () => shellRoute, path: paths.root, component: homePage });
const home = createRoute({ getParentRoute: () => shellRoute, path: paths.home, component: homePage });

const notFound = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.notFound,
  component: lazyRouteComponent(() => import('../../features/site/not-found-page.tsx'), 'NotFoundPage'),
});

/** The site's own pages inside the shell. */
export const siteRoutes = [root, home, notFound] as const;

/** Addresses that lead elsewhere. */
export const siteRedirects = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.bareHome,
    beforeLoad: ({ location }) => {
      throw redirect({ href: paths.home + location.searchStr, replace: true });
    },
  }),
] as const;
