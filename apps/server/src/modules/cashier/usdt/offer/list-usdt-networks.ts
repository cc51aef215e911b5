import type { usdtEndpoints } from '@fairway/contract/deposits/usdt/endpoints.ts';
import type { usdtSchemas } from '@fairway/contract/deposits/usdt/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { usdtNetworks } from './usdt-networks.ts';

/** TRC20, ERC20 and OMNI, always three: a closed one is shown with its reason and not offered. */
export const listUsdtNetworks: Operation<
  (typeof usdtEndpoints)['listUsdtNetworks'],
  (typeof usdtSchemas)['listUsdtNetworks']
> = (app) => Promise.resolve({ networks: usdtNetworks(app) });
