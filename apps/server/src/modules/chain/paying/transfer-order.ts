import type { Money } from '@fairway/money';

/** A payment to make on a chain. `billNo` names it for good: one transfer is signed for it and no other. */
export interface TransferOrder {
  readonly billNo: string;
  readonly amount: Money;
  /** Whom it is paid to, as the network writes it. */
  readonly address: string;
}

/**
 * How a payment on a chain goes. `absent`: nothing was signed, and sending again is safe. `unknown`: nothing is proven; it may have
 * been paid, so it is asked about again.
 */
export interface TransferNews {
  readonly status: 'paid' | 'failed' | 'pending' | 'absent' | 'unknown';
  readonly detail: string;
  /** The transaction's hash. */
  readonly reference?: string;
}
