import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { rootRoute, shellRoute } from './frames.tsx';
import { withoutUndefined, text } from './search-fields.ts';

/** Where a login leads back to; only a page of our own. */
function readReturn(search: Record<string, unknown>): { to?: string } {
  const to = text(search, 'to');
  return to && /^\/(?![/\\])/.test(to) ? { to } : {};
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.login,
  validateSearch: readReturn,
  component: lazyRouteComponent(() => import('../../features/operators/login/login-page.tsx'), 'LoginPage'),
});

const audit = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.audit,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
      operator: text(search, 'operator'),
      action: text(search, 'action'),
      kind: text(search, 'kind'),
      id: text(search, 'id'),
    }),
  component: gated(
    'audit.read',
    lazyRouteComponent(() => import('../../features/operators/audit/audit-page.tsx'), 'AuditPage'),
  ),
});

const operators = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.operators,
  component: gated(
    'operators.read',
    lazyRouteComponent(() => import('../../features/operators/accounts/operators-page.tsx'), 'OperatorsPage'),
  ),
});

const proposals = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.proposals,
  component: gated(
    'proposals.read',
    lazyRouteComponent(() => import('../../features/proposals/proposals-page.tsx'), 'ProposalsPage'),
  ),
});

/** Who works here, what waits for a second person, and what was done. */
export const operatorsRoutes = [proposals, audit, operators] as const;
