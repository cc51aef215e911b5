import { withdrawalStatuses } from '@fairway/contract/cashier/order-words.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, present, text } from './search-fields.ts';

const withdrawals = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.withdrawals,
  validateSearch: (search: Record<string, unknown>) =>
    present({
      status: oneOf(search, 'status', withdrawalStatuses.codeList),
      currency: oneOf(search, 'currency', ['CNY', 'USDT']),
      case: text(search, 'case'),
    }),
  component: gated(
    'withdrawals.read',
    lazyRouteComponent(
      () => import('../../features/cashier/withdrawals/withdrawals-page.tsx'),
      'WithdrawalsPage',
    ),
  ),
});

const deposits = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.deposits,
  validateSearch: (search: Record<string, unknown>) =>
    present({ state: oneOf(search, 'state', ['decided', 'reverted']), case: text(search, 'case') }),
  component: gated(
    'deposits.read',
    lazyRouteComponent(() => import('../../features/cashier/deposits/deposits-page.tsx'), 'DepositsPage'),
  ),
});

/** The money queue. */
export const cashierRoutes = [withdrawals, deposits] as const;
