import { userInfoEndpoints } from '@fairway/contract/wallet/user-info-endpoints.ts';
import { userInfoSchemas } from '@fairway/contract/wallet/user-info-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getBindingLimits } from './get-binding-limits.ts';
import { getWalletType } from './get-wallet-type.ts';
import { getUserInfo } from './get-user-info.ts';

/** The printed user info, which needs members, cashier and wallet: so it is here. */
export const userInfoRoutes = defineRoutes(userInfoEndpoints, userInfoSchemas, {
  getUserInfo,
  getBindingLimits,
  getWalletType,
});
