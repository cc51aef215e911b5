import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { requireOperator } from '../guards/require-operator.ts';
import { Shell } from '../shell/shell.tsx';

/** Above everything. The login hangs here, outside of the shell. */
export const rootRoute = createRootRoute({ component: Outlet });

/** Menu, header and page: for signed-in operators. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requireOperator,
  component: Shell,
});
