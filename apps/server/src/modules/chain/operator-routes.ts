import { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { sweepOperatorEndpoints } from '@fairway/contract/cashier/usdt/sweep-endpoints.ts';
import { chainOperatorEndpoints } from '@fairway/contract/cashier/usdt/usdt-endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listChainNetworks } from './console/list-chain-networks.ts';
import { listSweeps } from './console/list-sweeps.ts';
import { retrySweep } from './console/retry-sweep.ts';

/** The console's calls. */
export const chainOperatorRoutes = [
  ...defineRoutes(chainOperatorEndpoints, cashierSchemas, { listChainNetworks }),
  ...defineRoutes(sweepOperatorEndpoints, cashierSchemas, { listSweeps, retrySweep }),
];
