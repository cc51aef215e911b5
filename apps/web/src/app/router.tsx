import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { paths } from './paths.ts';
import { RouteFault } from './routes/route-fault.tsx';
import { Shell } from './shell/shell.tsx';

const root = createRootRoute();
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });

const register = createRoute({
  getParentRoute: () => shell,
  path: paths.register,
  component: lazyRouteComponent(
    () => import('../features/members/register/register-page.tsx'),
    'RegisterPage',
  ),
});

const toHome = createRoute({
  getParentRoute: () => root,
  path: paths.root,
  beforeLoad: () => {
    throw redirect({ to: paths.register });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([toHome, shell.addChildren([register])]),
  defaultPreload: 'intent',
  scrollRestoration: false,
  defaultErrorComponent: RouteFault,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
