import { createRouter } from '@tanstack/react-router';
import { rootRoute, shellRoute } from './routes/frames.tsx';
import { cashierRoutes } from './routes/cashier-routes.tsx';
import { chatRoutes } from './routes/chat-routes.tsx';
import { contentRoutes } from './routes/content-routes.tsx';
import { freeRoundsRoutes } from './routes/free-rounds-routes.tsx';
import { gamesRoutes } from './routes/games-routes.tsx';
import { homeRoute } from './routes/home-routes.tsx';
import { membersRoutes } from './routes/members-routes.tsx';
import { messagesRoutes } from './routes/messages-routes.tsx';
import { NotFound } from './routes/not-found.tsx';
import { liveRoutes } from './routes/live-routes.tsx';
import { loginRoute, operatorsRoutes } from './routes/operators-routes.tsx';
import { PageFault } from './routes/page-fault.tsx';
import { promotionsRoutes } from './routes/promotions-routes.tsx';
import { siteRoutes } from './routes/site-routes.tsx';
import { sportsbookRoutes } from './routes/sportsbook-routes.tsx';
import { supportRoutes } from './routes/support-routes.tsx';
import { venuesRoutes } from './routes/venues-routes.tsx';
import { giftsRoutes } from './routes/gifts-routes.tsx';
import { vipRoutes } from './routes/vip-routes.tsx';
import { walletRoutes } from './routes/wallet-routes.tsx';
import { PagePending } from './routes/page-pending.tsx';

const shell = shellRoute.addChildren([
  homeRoute,
  ...cashierRoutes,
  ...walletRoutes,
  ...membersRoutes,
  ...venuesRoutes,
  ...vipRoutes,
  ...giftsRoutes,
  ...promotionsRoutes,
  ...sportsbookRoutes,
  ...gamesRoutes,
  ...freeRoundsRoutes,
  ...messagesRoutes,
  ...supportRoutes,
  ...liveRoutes,
  ...chatRoutes,
  ...siteRoutes,
  ...contentRoutes,
  ...operatorsRoutes,
]);

export const router = createRouter({
  routeTree: rootRoute.addChildren([loginRoute, shell]),
  defaultPreload: 'intent',
  defaultErrorComponent: PageFault,
  defaultPendingComponent: PagePending,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
