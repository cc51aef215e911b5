import { proposalKinds } from '#modules/operators';
import { provideSettings } from '#modules/settings';
import type { ModuleMount } from '../mount.ts';
import { adjustmentProposal } from './adjustments/adjustment-proposal.ts';
import { capitalProposal } from './capital/capital-proposal.ts';
import { coinRoutes } from './coins/routes.ts';
import { seedWallet } from './demo/seed-wallet.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { watchHouseJob } from './house/watch-house.job.ts';
import { walletOperatorRoutes } from './operator-routes.ts';
import { walletRoutes } from './routes.ts';
import { repairProposal } from './reconciliation/repair-proposal.ts';
import { proveBalancesJob } from './solvency/prove-balances.job.ts';
import { solvencyRoutes } from './solvency/routes.ts';
import { userInfoRoutes } from './user-info/routes.ts';
import { walletTermsKind } from './terms/wallet-terms-kind.ts';
import { payInterestJob } from './yeb/pay-interest.job.ts';
import { walletUsdtRoutes } from './usdt/routes.ts';
import { yebRoutes } from './yeb/routes.ts';

export const walletMount: ModuleMount = {
  name: 'wallet',
  routes: [
    ...walletRoutes,
    ...coinRoutes,
    ...exchangeRoutes,
    ...walletUsdtRoutes,
    ...yebRoutes,
    ...solvencyRoutes,
    ...userInfoRoutes,
  ],
  operatorRoutes: walletOperatorRoutes,
  extensions: [
    ...provideSettings(walletTermsKind),
    proposalKinds.provide(adjustmentProposal, repairProposal, capitalProposal),
  ],
  jobs: [payInterestJob, proveBalancesJob, watchHouseJob],
  // Below the cashier, whose seed gives the members the money that is carried to venues here.
  seed: seedWallet,
};
