import { isPositive, min, money, negate } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, move, postTransfer, readBalance } from '#modules/ledger';
import type { DepositOrderRow } from '../orders/order-store.ts';
import { updatePayment, type PaymentRow } from './payment-store.ts';

/**
 * A payment whose credit had been taken back by a reorganisation is here again: what could not be taken from the wallet
 * is then a debt, and is repaid from the credit just made. What another gain has repaid meanwhile is not owed any more.
 */
export async function repayDebt(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  payment: PaymentRow,
): Promise<void> {
  if (payment.reversal_debt === 0n) return;
  const accounts = accountsOf(order.member_id);
  const debt = accounts.debt(payment.currency);
  const debtLeft = negate(await readBalance(tx, debt));
  const owed = min(money(payment.currency, payment.reversal_debt), debtLeft);
  if (isPositive(owed)) {
    await postTransfer(tx, {
      id: app.ids.uuid(),
      reason: 'debtRepayment',
      legs: move(accounts.center(payment.currency), debt, owed),
      at: app.clock.now(),
      requestId: order.bill_no,
    });
  }
  await updatePayment(tx, payment, { state: 'credited', reversalDebt: 0n });
}
