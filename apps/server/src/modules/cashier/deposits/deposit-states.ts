import { depositOrderStates } from '@fairway/contract/deposits/order-states.ts';
import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';

const { pendingPayment, pendingConfirmation, finished } = depositOrderStates.codes;

/** Each status: the specification's number on the wire (section 4), and where it may go from there. */
const table: Readonly<Record<DepositStatus, { orderState: number; next: readonly DepositStatus[] }>> = {
  opening: {
    orderState: pendingPayment,
    next: ['pendingPayment', 'confirming', 'deciding', 'settled', 'cancelled', 'expired', 'failed'],
  },
  pendingPayment: {
    orderState: pendingPayment,
    next: ['markedPaid', 'confirming', 'deciding', 'settled', 'cancelled', 'expired', 'failed'],
  },
  markedPaid: {
    orderState: pendingConfirmation,
    next: ['confirming', 'deciding', 'settled', 'expired', 'failed'],
  },
  // A chain payment was seen; a reorganisation leads back to waiting for payment, or out when time is up.
  confirming: {
    orderState: pendingConfirmation,
    next: ['pendingPayment', 'deciding', 'settled', 'expired'],
  },
  deciding: { orderState: pendingConfirmation, next: ['settled', 'returned', 'expired'] },
  // Only a reorganisation deeper than the confirmations takes a credit back.
  settled: { orderState: finished, next: ['deciding'] },
  // Money can still arrive for an order that has ended; it does not become the member's open order again.
  cancelled: { orderState: finished, next: ['deciding', 'settled'] },
  expired: { orderState: finished, next: ['deciding', 'settled'] },
  failed: { orderState: finished, next: ['deciding', 'settled'] },
  returned: { orderState: finished, next: ['deciding', 'settled'] },
};

/** The specification's orderState of a status: 101, 102 or 103. */
export function orderStateOf(status: DepositStatus): number {
  return table[status].orderState;
}

/** Whether an order may go from one status to another. */
export function mayBecome(from: DepositStatus, to: DepositStatus): boolean {
  return table[from].next.includes(to);
}

/** Waiting for the member's money: one such order a member, and the one the ball shows. */
export const openStatuses: readonly DepositStatus[] = [
  'opening',
  'pendingPayment',
  'markedPaid',
  'confirming',
];

/** Not ended on the wire: what the ball shows, orders under a decision included. */
export const activeStatuses: readonly DepositStatus[] = [...openStatuses, 'deciding'];

export function isOpen(status: DepositStatus): boolean {
  return openStatuses.includes(status);
}

/** What a member may still cancel, and what can be marked as paid. */
export function isCancellable(status: DepositStatus): boolean {
  return status === 'opening' || status === 'pendingPayment';
}
export function isMarkable(status: DepositStatus): boolean {
  return status === 'pendingPayment';
}
