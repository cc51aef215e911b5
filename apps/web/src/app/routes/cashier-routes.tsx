import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOrdersSearch } from '../../features/cashier/orders/orders-search.ts';
import { paths } from '../paths.ts';
import { myCentreRoute } from './frames.tsx';

const deposit = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.deposit,
  component: lazyRouteComponent(() => import('./cashier-screens.tsx'), 'DepositScreen'),
});

const depositOrder = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.depositOrder,
  component: lazyRouteComponent(
    () => import('../../features/cashier/deposit-order/deposit-order-page.tsx'),
    'DepositOrderPage',
  ),
});

const withdrawals = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.withdrawals,
  component: lazyRouteComponent(() => import('./cashier-screens.tsx'), 'WithdrawalScreen'),
});

const withdrawalOrder = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.withdrawalOrder,
  component: lazyRouteComponent(
    () => import('../../features/cashier/withdrawal-order/withdrawal-order-page.tsx'),
    'WithdrawalOrderPage',
  ),
});

const orders = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.orders,
  validateSearch: readOrdersSearch,
  component: lazyRouteComponent(() => import('../../features/cashier/orders/orders-page.tsx'), 'OrdersPage'),
});

const banks = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.banks,
  component: lazyRouteComponent(() => import('./cashier-screens.tsx'), 'BanksScreen'),
});

/** Pages of the cashier in the member centre; they hang in `myCentreRoute` and are in its menu. */
export const cashierCentreRoutes = [
  deposit,
  depositOrder,
  withdrawals,
  withdrawalOrder,
  orders,
  banks,
] as const;
