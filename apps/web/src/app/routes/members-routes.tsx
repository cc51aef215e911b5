import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { readReturn } from '../../lib/return-path.ts';
import { shellRoute } from './frames.tsx';

const register = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.register,
  validateSearch: readReturn,
  component: lazyRouteComponent(
    () => import('../../features/members/register/register-page.tsx'),
    'RegisterPage',
  ),
});

/** Account pages for everybody; they hang in the shell. */
export const membersRoutes = [register] as const;

/** Account pages of the member centre (security, profile); they hang in its frame. */
export const membersCentreRoutes = [] as const;
