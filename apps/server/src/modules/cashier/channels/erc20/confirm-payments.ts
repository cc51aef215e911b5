import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { tellDeposit } from '../../book/tell-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { lockOrder } from '../../deposits/orders/order-store.ts';
import {
  findPayment,
  selectConfirming,
  updatePaymentBlock,
  type PaymentRow,
} from '../../deposits/payments/payment-store.ts';
import { resolvePayment } from '../../deposits/payments/receive-payment.ts';
import { code } from './network.ts';
import { receiptOf } from './wire.ts';

/**
 * Counts the confirmations of payments under way. One that is deep enough is asked for once more by its receipt, in the
 * block we know and successful, and only then credited or left for a decision, each in a transaction of its own.
 */
export async function confirmPayments(app: Platform, head: bigint): Promise<void> {
  const needed = app.config.chain.confirmations;
  for (const payment of await selectConfirming(app.db, code)) {
    if (payment.block_number === null || payment.block_hash === null) continue;
    const depth = Number(head - payment.block_number) + 1;
    if (depth < 1 || depth === payment.confirmations) continue;
    if (depth >= needed && !(await standsOnChain(app, payment))) continue;
    await inTransaction(app.db, (tx) => count(tx, app, payment, Math.min(depth, needed)));
  }
}

async function standsOnChain(app: Platform, payment: PaymentRow): Promise<boolean> {
  const receipt = await receiptOf(app, payment.reference.split(':')[0] ?? '');
  return receipt?.blockHash === payment.block_hash && receipt.status === 1n;
}

async function count(tx: Tx, app: Platform, seen: PaymentRow, confirmations: number): Promise<void> {
  const order = await lockOrder(tx, seen.bill_no);
  const payment = await findPayment(tx, seen.id);
  // A reorganisation or another process was here in between.
  if (!order || payment?.state !== 'confirming' || payment.block_hash !== seen.block_hash) return;
  const counted = await updatePaymentBlock(tx, payment, {
    number: payment.block_number ?? 0n,
    hash: payment.block_hash ?? '',
    confirmations,
    state: 'confirming',
  });
  if (confirmations < app.config.chain.confirmations) return tellDeposit(tx, app, order);

  await insertStep(tx, order, app.clock.now(), {
    event: 'paymentConfirmed',
    actor: 'channel',
    amount: payment.amount,
    key: `${payment.reference}@${payment.block_hash}`,
  });
  await resolvePayment(tx, app, order, counted);
}
