import { walletUsdtEndpoints } from '@fairway/contract/wallet/usdt-endpoints.ts';
import { walletUsdtSchemas } from '@fairway/contract/wallet/usdt-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getUsdtDrawConfig, getUsdtWithdrawInfo } from './get-usdt-draw-config.ts';

export const walletUsdtRoutes = defineRoutes(walletUsdtEndpoints, walletUsdtSchemas, {
  getUsdtDrawConfig,
  getUsdtWithdrawInfo,
});
