import { cashierCallbackEndpoints } from './callback-endpoints.ts';
import { depositEndpoints } from './deposits/deposit-endpoints.ts';
import { cashierGateEndpoints } from './deposits/gate-endpoints.ts';
import { matchingEndpoints, matchingOperatorEndpoints } from './matching/matching-endpoints.ts';
import { cashierOperatorEndpoints } from './operator-endpoints.ts';
import { payEndpoints } from './pay/pay-endpoints.ts';
import { payOperatorEndpoints } from './pay/pay-operator-endpoints.ts';
import { sweepOperatorEndpoints } from './usdt/sweep-endpoints.ts';
import { boundAddressEndpoints, chainOperatorEndpoints, usdtEndpoints } from './usdt/usdt-endpoints.ts';
import { cashierSettingsEndpoints } from './settings/cashier-settings-endpoints.ts';
import { rehearsalEndpoints } from './withdrawals/rehearsal-endpoints.ts';
import { payoutMethodEndpoints, withdrawalEndpoints } from './withdrawals/withdrawal-endpoints.ts';

/** Deposits, withdrawals, payout methods, and the decisions about them. */
export const cashierEndpoints = {
  ...depositEndpoints,
  ...payEndpoints,
  ...withdrawalEndpoints,
  ...payoutMethodEndpoints,
  ...rehearsalEndpoints,
  ...matchingEndpoints,
  ...matchingOperatorEndpoints,
  ...usdtEndpoints,
  ...chainOperatorEndpoints,
  ...boundAddressEndpoints,
  ...sweepOperatorEndpoints,
  ...cashierGateEndpoints,
  ...cashierCallbackEndpoints,
  ...cashierOperatorEndpoints,
  ...payOperatorEndpoints,
  ...cashierSettingsEndpoints,
} as const;
