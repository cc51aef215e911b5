import { usdtSchemas } from '@fairway/contract/deposits/usdt/schemas.ts';
import { usdtEndpoints } from '@fairway/contract/deposits/usdt/endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { checkDuplicateAddress } from './addresses/check-duplicate-address.ts';
import { getStandbyUsdt, getStandbyUsdtV2, getVirtualQrAddress } from './addresses/get-standby-usdt.ts';
import { getUsdtDeposit, openUsdtDeposit } from './flow/usdt-deposit.ts';
import { listUsdtNetworks } from './offer/list-usdt-networks.ts';
import { checkVirtualWhitelist, getUsdtSwitch, getVirtualSwitchConfig } from './offer/usdt-switches.ts';

export const usdtRoutes = defineRoutes(usdtEndpoints, usdtSchemas, {
  getVirtualSwitchConfig,
  getUsdtSwitch,
  checkVirtualWhitelist,
  listUsdtNetworks,
  getVirtualQrAddress,
  getStandbyUsdt,
  getStandbyUsdtV2,
  checkDuplicateAddress,
  openUsdtDeposit,
  getUsdtDeposit,
});
