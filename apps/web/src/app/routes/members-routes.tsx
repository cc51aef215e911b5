import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ownSearch } from '../../lib/navigation/own-search.ts';
import { readReturn, type ReturnSearch } from '../../lib/navigation/return-path.ts';
import { useSession } from '../../lib/session-store.ts';
import { paths } from '../paths.ts';
import { myCentreRoute, shellRoute } from './frames.tsx';

/** A signed-in member goes straight on to the wanted page. */
function requireVisitor({ search }: { search: ReturnSearch }): void {
  if (useSession.getState().session) throw redirect({ href: search.return ?? paths.home, replace: true });
}

/** Members of a brand that moved here come with its name: their login also takes the password of the earlier system. */
function readLogin(search: Record<string, unknown>): ReturnSearch & { brand?: string } {
  const { brand } = search;
  return { ...readReturn(search), ...(typeof brand === 'string' ? { brand } : {}) };
}

const login = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.login,
  validateSearch: ownSearch(['return', 'brand'], readLogin),
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('../../features/members/login/login-page.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.register,
  validateSearch: ownSearch(['return'], readReturn),
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(
    () => import('../../features/members/register/register-page.tsx'),
    'RegisterPage',
  ),
});

/** The forgotten password; a signed-in member changes it in the security centre. */
const password = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.password,
  beforeLoad: () => {
    if (useSession.getState().session) throw redirect({ href: paths.security, replace: true });
  },
  component: lazyRouteComponent(
    () => import('../../features/members/recovery/recovery-page.tsx'),
    'RecoveryPage',
  ),
});

const centre = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.myCentre,
  component: lazyRouteComponent(() => import('./centre-screen.tsx'), 'CentreScreen'),
});

const security = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.security,
  component: lazyRouteComponent(
    () => import('../../features/members/security/security-page.tsx'),
    'SecurityPage',
  ),
});

const profile = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.profile,
  component: lazyRouteComponent(
    () => import('../../features/members/profile/profile-page.tsx'),
    'ProfilePage',
  ),
});

const protection = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.protection,
  component: lazyRouteComponent(
    () => import('../../features/protection/protection-page.tsx'),
    'ProtectionPage',
  ),
});

const feedback = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.feedback,
  component: lazyRouteComponent(() => import('../../features/support/feedback-page.tsx'), 'FeedbackPage'),
});

/** Account pages for everybody; they hang in the shell. */
export const membersRoutes = [login, register, password] as const;

/** Account pages of the member centre (security, profile); they hang in its frame. */
export const membersCentreRoutes = [centre, profile, security, protection, feedback] as const;
