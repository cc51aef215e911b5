import { matchingErrors } from './matching.ts';
import { withdrawalOrderErrors } from './orders.ts';
import { payoutMethodErrors } from './payout-methods.ts';
import { sweepErrors } from './sweeps.ts';
import { withdrawPasswordErrors } from './withdraw-password.ts';

/** Every refusal of money out. */
export const withdrawalErrors = {
  ...withdrawalOrderErrors,
  ...payoutMethodErrors,
  ...withdrawPasswordErrors,
  ...matchingErrors,
  ...sweepErrors,
} as const;
