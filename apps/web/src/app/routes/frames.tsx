import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { blacklistGate } from '../guards/blacklist-gate.ts';
import { requireMember } from '../guards/require-member.ts';
import { RootFrame } from '../shell/root-frame.tsx';
import { Shell } from '../shell/shell.tsx';
import { toNotFound } from './not-found.ts';

/** Above everything: toasts, arrival on a page, remembered route. A page outside the shell hangs here. */
export const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: toNotFound,
  beforeLoad: blacklistGate,
});

/** Header, main region, footer: for everybody. */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell });

/** Inside the shell, for members; a visitor is sent to the login and comes back. */
export const memberRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'member',
  beforeLoad: requireMember,
});

/** Pages of /app/myCenter: for members, with the menu at the left. */
export const myCentreRoute = createRoute({
  getParentRoute: () => memberRoute,
  id: 'my-centre',
  component: lazyRouteComponent(() => import('../shell/centre/my-centre-frame.tsx'), 'MyCentreFrame'),
});
