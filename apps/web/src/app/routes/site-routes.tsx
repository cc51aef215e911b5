import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { rootRoute, shellRoute } from './frames.tsx';

const homePage = lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen');

const homeOf = {
  getParentRoute: () => shellRoute,
  component: homePage,
  staticData: { scenic: true },
} as const;
const root = createRoute({ ...homeOf, path: paths.root });
const home = createRoute({ ...homeOf, path: paths.home });

const downloadPage = (name: 'DownloadPage' | 'SoloDownloadPage') =>
  lazyRouteComponent(() => import('../../features/downloads/download-page.tsx'), name);

/** In the shell, but without its header and footer (specification section 2); a phone gets the page outside of it. */
const appDownload = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.appDownload,
  component: downloadPage('DownloadPage'),
  staticData: { hides: ['header', 'footer'], kind: 'client' },
});

const service = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.service,
  validateSearch: (search: Record<string, unknown>): { billNo?: string; ticket?: string } => ({
    ...(typeof search['billNo'] === 'string' ? { billNo: search['billNo'] } : {}),
    ...(typeof search['ticket'] === 'string' ? { ticket: search['ticket'] } : {}),
  }),
  component: lazyRouteComponent(() => import('./service-screen.tsx'), 'ServiceScreen'),
});

const usdt = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.usdt,
  component: lazyRouteComponent(
    () => import('../../features/cashier/usdt/introduction/introduction-page.tsx'),
    'UsdtIntroductionPage',
  ),
});

/** The site's own pages inside the shell. */
export const siteRoutes = [root, home, appDownload, service, usdt] as const;

const closedPage = (name: 'MaintenancePage' | 'AccessForbiddenPage' | 'AccessAlertPage') =>
  lazyRouteComponent(() => import('../../features/site/closed-page.tsx'), name);

/** Pages without header and footer. Further ones are added as one more line. */
export const soloRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.entrance,
    component: lazyRouteComponent(() => import('../../features/site/entrance-page.tsx'), 'EntrancePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.notFound,
    component: lazyRouteComponent(() => import('../../features/site/not-found-page.tsx'), 'NotFoundPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.blacklist,
    component: lazyRouteComponent(() => import('../../features/site/blacklist-page.tsx'), 'BlacklistPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.downloadPage,
    component: downloadPage('SoloDownloadPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.maintenance,
    component: closedPage('MaintenancePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.accessForbidden,
    component: closedPage('AccessForbiddenPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.accessAlert,
    component: closedPage('AccessAlertPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.robotCheck,
    component: lazyRouteComponent(() => import('./robot-check-screen.tsx'), 'RobotCheckScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.serviceChat,
    component: lazyRouteComponent(
      () => import('../../features/site/customer-service/service-chat-page.tsx'),
      'ServiceChatPage',
    ),
  }),
] as const;

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
