import { cashierCallbackEndpoints } from './callback-endpoints.ts';
import { depositEndpoints } from './deposits/deposit-endpoints.ts';
import { cashierGateEndpoints, identityEndpoints } from './deposits/gate-endpoints.ts';
import { matchingEndpoints, matchingOperatorEndpoints } from './matching/matching-endpoints.ts';
import { cashierOperatorEndpoints, turnoverOperatorEndpoints } from './operator-endpoints.ts';
import { payEndpoints } from './pay/pay-endpoints.ts';
import { payOperatorEndpoints } from './pay/pay-operator-endpoints.ts';
import { sweepOperatorEndpoints } from './usdt/sweep-endpoints.ts';
import { boundAddressEndpoints, chainOperatorEndpoints, usdtEndpoints } from './usdt/usdt-endpoints.ts';
import { cashierSettingsEndpoints } from './settings/cashier-settings-endpoints.ts';
import { rehearsalEndpoints, turnoverEndpoints } from './withdrawals/rehearsal-endpoints.ts';
import { payoutMethodEndpoints, withdrawalEndpoints } from './withdrawals/withdrawal-endpoints.ts';

/** Deposits, withdrawals, payout methods, and the decisions about them. */
export const cashierEndpoints = {
  ...depositEndpoints,
  ...payEndpoints,
  ...withdrawalEndpoints,
  ...payoutMethodEndpoints,
  ...rehearsalEndpoints,
  ...turnoverEndpoints,
  ...matchingEndpoints,
  ...matchingOperatorEndpoints,
  ...usdtEndpoints,
  ...chainOperatorEndpoints,
  ...boundAddressEndpoints,
  ...sweepOperatorEndpoints,
  ...identityEndpoints,
  ...cashierGateEndpoints,
  ...cashierCallbackEndpoints,
  ...cashierOperatorEndpoints,
  ...turnoverOperatorEndpoints,
  ...payOperatorEndpoints,
  ...cashierSettingsEndpoints,
} as const;
