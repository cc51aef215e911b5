import { depositOrderErrors } from './errors/orders.ts';
import { depositPaymentErrors } from './errors/payments.ts';
import { depositMethodErrors } from './errors/methods.ts';

/** Deposit refusals of our own; the printed ones stand in `errors/catalogue.ts`. */
export const depositErrors = {
  ...depositOrderErrors,
  ...depositMethodErrors,
  ...depositPaymentErrors,
} as const;
