import type { Tx } from '#platform/db/database.ts';
import { findActiveOrder } from '../deposits/orders/order-store.ts';
import { hasUncreditedPayment } from '../deposits/payments/payment-store.ts';
import { findActiveWithdrawal } from '../withdrawals/withdrawal-store.ts';

/** An order that waits for money or a decision, a payment that is seen and not credited yet, or a withdrawal that has not ended. */
export async function hasMoneyInFlight(tx: Tx, memberId: string): Promise<boolean> {
  return (
    (await findActiveOrder(tx, memberId)) !== undefined ||
    (await hasUncreditedPayment(tx, memberId)) ||
    (await findActiveWithdrawal(tx, memberId)) !== undefined
  );
}
