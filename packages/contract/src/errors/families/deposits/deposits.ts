import { depositOrderErrors } from './orders.ts';
import { depositPaymentErrors } from './payments.ts';
import { depositMethodErrors } from './ways.ts';

/** Deposit refusals of our own; the printed ones stand in `catalogue.ts`. */
export const depositErrors = {
  ...depositOrderErrors,
  ...depositMethodErrors,
  ...depositPaymentErrors,
} as const;
