import { cashierCallbackEndpoints } from './callback-endpoints.ts';
import { depositEndpoints } from './deposit-endpoints.ts';
import { cashierOperatorEndpoints } from './operator-endpoints.ts';
import { payoutMethodEndpoints, withdrawalEndpoints } from './withdrawal-endpoints.ts';

/** Deposits, withdrawals, payout methods, and the decisions about them. */
export const cashierEndpoints = {
  ...depositEndpoints,
  ...withdrawalEndpoints,
  ...payoutMethodEndpoints,
  ...cashierCallbackEndpoints,
  ...cashierOperatorEndpoints,
} as const;
