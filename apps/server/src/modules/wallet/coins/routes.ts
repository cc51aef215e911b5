import { coinEndpoints } from '@fairway/contract/coins/endpoints.ts';
import { coinSchemas } from '@fairway/contract/coins/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getCoinBalance } from '../balance/get-coin-balance.ts';
import { calibratePermissions } from './calibrate-permissions.ts';
import { purchaseCoins } from './purchase-coins.ts';

/** Buying coins; what they are spent on belongs to the live rooms. */
export const coinRoutes = defineRoutes(coinEndpoints, coinSchemas, {
  calibratePermissions,
  purchaseCoins,
  getCoinAvailableBalance: async (app, call, input) =>
    (await getCoinBalance(app, call, input)).availableBalance,
});
