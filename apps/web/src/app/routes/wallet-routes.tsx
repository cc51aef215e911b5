import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readRecordsSearch } from '../../features/wallet/records/records-search.ts';
import { readTransferSearch } from '../../features/wallet/transfer/transfer-search.ts';
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
  validateSearch: readTransferSearch,
  component: lazyRouteComponent(
    () => import('../../features/wallet/transfer/transfer-page.tsx'),
    'TransferPage',
  ),
});

const records = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.records,
  validateSearch: readRecordsSearch,
  component: lazyRouteComponent(
    () => import('../../features/wallet/records/records-page.tsx'),
    'RecordsPage',
  ),
});

/** Pages of the wallet in the member centre; they hang in `myCentreRoute` and stand in its menu. */
export const walletCentreRoutes = [myWallet, transfer, records] as const;
