import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { rootRoute } from './frames.tsx';

/** Where a login leads back to; only a page of our own. */
function readReturn(search: Record<string, unknown>): { to?: string } {
  const { to } = search;
  return typeof to === 'string' && /^\/(?!\/|\\)/.test(to) ? { to } : {};
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.login,
  validateSearch: readReturn,
  component: lazyRouteComponent(() => import('../../features/operators/login/login-page.tsx'), 'LoginPage'),
});
