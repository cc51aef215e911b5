import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDaySearch } from '../../features/wallet/day/day-search.ts';
import { readRecordsSearch } from '../../features/wallet/records/records-search.ts';
import { readTransferSearch } from '../../features/wallet/transfer/transfer-search.ts';
import { ownSearch } from '../../lib/navigation/own-search.ts';
import { paths } from '../paths.ts';
import { myCentreRoute } from './frames.tsx';

const myWallet = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.myWallet,
  component: lazyRouteComponent(
    () => import('../../features/wallet/my-wallet/my-wallet-page.tsx'),
    'MyWalletPage',
  ),
});

const transfer = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.transfer,
  validateSearch: ownSearch(['return', 'venue', 'wallet', 'direction'], readTransferSearch),
  component: lazyRouteComponent(
    () => import('../../features/wallet/transfer/transfer-page.tsx'),
    'TransferPage',
  ),
});

const records = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.records,
  validateSearch: ownSearch(['account', 'currency', 'kind', 'from', 'to'], readRecordsSearch),
  component: lazyRouteComponent(
    () => import('../../features/wallet/records/records-page.tsx'),
    'RecordsPage',
  ),
});

const day = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.day,
  validateSearch: ownSearch(['day'], readDaySearch),
  component: lazyRouteComponent(() => import('../../features/wallet/day/my-day-page.tsx'), 'MyDayPage'),
});

const exchange = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.exchange,
  component: lazyRouteComponent(
    () => import('../../features/wallet/exchange/exchange-page.tsx'),
    'ExchangePage',
  ),
});

const yuebao = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.yuebao,
  component: lazyRouteComponent(() => import('../../features/wallet/yeb/yeb-page.tsx'), 'YebPage'),
});

const proof = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.proof,
  component: lazyRouteComponent(() => import('../../features/wallet/proof/proof-page.tsx'), 'ProofPage'),
});

/** Pages of the wallet in the member centre; they hang in `myCentreRoute` and are in its menu. */
export const walletCentreRoutes = [myWallet, transfer, records, day, exchange, yuebao, proof] as const;
