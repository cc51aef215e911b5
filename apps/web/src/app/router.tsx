import { createRouter } from '@tanstack/react-router';
import { cashierCentreRoutes } from './routes/cashier-routes.tsx';
import { contentRoutes, contentSoloRoutes } from './routes/content-routes.tsx';
import { memberRoute, myCentreRoute, rootRoute, shellRoute } from './routes/frames.tsx';
import { liveRoutes } from './routes/live-routes.tsx';
import { membersCentreRoutes, membersRoutes } from './routes/members-routes.tsx';
import { messagesCentreRoutes } from './routes/messages-routes.tsx';
import { promotionsRoutes } from './routes/promotions-routes.tsx';
import { RouteFault } from './routes/route-fault.tsx';
import { RoutePending } from './routes/route-pending.tsx';
import { siteRedirects, siteRoutes, soloRoutes } from './routes/site-routes.tsx';
import { sportsCentreRoutes, sportsRoutes } from './routes/sports-routes.tsx';
import { vipRoutes } from './routes/vip-routes.tsx';
import { venuesRoutes, venuesSoloRoutes } from './routes/venues-routes.tsx';
import { walletCentreRoutes } from './routes/wallet-routes.tsx';

const myCentre = myCentreRoute.addChildren([
  ...cashierCentreRoutes,
  ...walletCentreRoutes,
  ...sportsCentreRoutes,
  ...membersCentreRoutes,
  ...messagesCentreRoutes,
]);

const shell = shellRoute.addChildren([
  ...siteRoutes,
  ...membersRoutes,
  ...sportsRoutes,
  ...venuesRoutes,
  ...liveRoutes,
  ...vipRoutes,
  ...promotionsRoutes,
  ...contentRoutes,
  memberRoute.addChildren([myCentre]),
]);

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    shell,
    ...soloRoutes,
    ...contentSoloRoutes,
    ...venuesSoloRoutes,
    ...siteRedirects,
  ]),
  defaultPreload: 'intent',
  // Scrolling to the top on each route change is the root frame's work, with toasts and focus.
  scrollRestoration: false,
  defaultErrorComponent: RouteFault,
  defaultPendingComponent: RoutePending,
  // No placeholder for what is there within 200 ms; one that has shown stays long enough to be read.
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
