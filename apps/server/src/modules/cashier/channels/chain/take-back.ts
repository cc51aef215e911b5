import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Network } from '#modules/chain';
import { notifyDeposit, notifyDepositQueue } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { expireAt } from '../../deposits/jobs/schedule-questions.ts';
import { lockOrder, updateStatus, type DepositOrderRow } from '../../deposits/orders/order-store.ts';
import {
  selectPayments,
  selectPaymentsAbove,
  updatePayment,
  type PaymentRow,
} from '../../deposits/payments/payment-store.ts';
import { isAside } from '../../deposits/payments/judge-payment.ts';
import { revertCredit } from '../../deposits/payments/revert-credit.ts';

/**
 * Takes back the payments that were read above a block which is no longer on the chain. One that confirms or waits is gone until it
 * is seen again; one that was credited, which takes a reorganisation deeper than the confirmations, is reversed and an alarm is raised.
 */
export async function takeBackAbove(tx: Tx, app: Platform, { code }: Network, block: bigint): Promise<void> {
  for (const payment of await selectPaymentsAbove(tx, code, block)) await takeBack(tx, app, payment);
}

async function takeBack(tx: Tx, app: Platform, payment: PaymentRow): Promise<void> {
  const order = await lockOrder(tx, payment.bill_no);
  if (!order) return;
  if (payment.state === 'credited') return void (await revertCredit(tx, app, order, payment));
  const { problem } = payment;
  await updatePayment(tx, payment, { state: 'dropped', problem: problem === 'dust' ? problem : null });
  await insertStep(tx, order, app.clock.now(), {
    event: 'paymentDropped',
    actor: 'channel',
    amount: payment.amount,
    key: `${payment.reference}@${payment.block_hash ?? ''}`,
  });
  await notifyDeposit(tx, app, await backToWaiting(tx, app, order));
  await notifyDepositQueue(tx, app);
}

/** An order whose only payment is gone waits for the member again, or has ended if its time is up. */
async function backToWaiting(tx: Tx, app: Platform, order: DepositOrderRow): Promise<DepositOrderRow> {
  const left = await selectPayments(tx, order);
  const now = app.clock.now();
  const own = left.filter((payment) => !isAside(payment));
  if (own.some(({ state }) => ['confirming', 'waiting', 'credited'].includes(state))) return order;
  if (order.status === 'confirming') {
    const ended = order.expires_at <= now;
    if (!ended) await expireAt(tx, order.bill_no, order.expires_at);
    return updateStatus(tx, order, ended ? 'expired' : 'pendingPayment', ended ? { endedAt: now } : {});
  }
  return order.status === 'deciding' ? updateStatus(tx, order, 'expired', { endedAt: now }) : order;
}
