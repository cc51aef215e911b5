import { chainOperatorSchemas } from '@fairway/contract/chain/operator-schemas.ts';
import { sweepOperatorSchemas } from '@fairway/contract/chain/sweep-schemas.ts';
import { sweepOperatorEndpoints } from '@fairway/contract/chain/sweep-endpoints.ts';
import { chainOperatorEndpoints } from '@fairway/contract/chain/operator-endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listChainNetworks } from './console/list-chain-networks.ts';
import { listSweeps } from './console/list-sweeps.ts';
import { retrySweep } from './console/retry-sweep.ts';

/** The console's calls. */
export const chainOperatorRoutes = [
  ...defineRoutes(chainOperatorEndpoints, chainOperatorSchemas, { listChainNetworks }),
  ...defineRoutes(sweepOperatorEndpoints, sweepOperatorSchemas, { listSweeps, retrySweep }),
];
