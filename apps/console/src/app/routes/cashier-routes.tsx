import { withdrawalStatuses } from '@fairway/contract/withdrawals/statuses.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined, text } from './search-fields.ts';

const withdrawals = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.withdrawals,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
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
    withoutUndefined({ state: oneOf(search, 'state', ['decided', 'reverted']), case: text(search, 'case') }),
  component: gated(
    'deposits.read',
    lazyRouteComponent(() => import('../../features/cashier/deposits/deposits-page.tsx'), 'DepositsPage'),
  ),
});

const receipts = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.depositReceipts,
  component: gated(
    'deposits.read',
    lazyRouteComponent(() => import('../../features/cashier/receipts/receipts-page.tsx'), 'ReceiptsPage'),
  ),
});

const channels = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.depositChannels,
  component: gated(
    'deposits.read',
    lazyRouteComponent(() => import('../../features/cashier/channels/channels-page.tsx'), 'ChannelsPage'),
  ),
});

const settings = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.cashierSettings,
  component: gated(
    'cashier.settings',
    lazyRouteComponent(() => import('../../features/cashier/settings/settings-page.tsx'), 'SettingsPage'),
  ),
});

const payoutSettings = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.payoutSettings,
  component: gated(
    'cashier.settings',
    lazyRouteComponent(
      () => import('../../features/cashier/payout-settings/payout-settings-page.tsx'),
      'PayoutSettingsPage',
    ),
  ),
});

const chain = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.chain,
  component: gated(
    'deposits.read',
    lazyRouteComponent(() => import('../../features/cashier/chain/chain-page.tsx'), 'ChainPage'),
  ),
});

const matching = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.matching,
  component: gated(
    'matching.read',
    lazyRouteComponent(() => import('../../features/cashier/matching/matching-page.tsx'), 'MatchingPage'),
  ),
});

const appeals = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.appeals,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({ state: oneOf(search, 'state', ['decided']), case: text(search, 'case') }),
  component: gated(
    'matching.read',
    lazyRouteComponent(() => import('../../features/cashier/appeals/appeals-page.tsx'), 'AppealsPage'),
  ),
});

/** The money queue and what the cashier asks of members. */
export const cashierRoutes = [
  receipts,
  channels,
  chain,
  withdrawals,
  deposits,
  settings,
  payoutSettings,
  matching,
  appeals,
] as const;
