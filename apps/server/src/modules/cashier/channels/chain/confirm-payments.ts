import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { lockOrder } from '../../deposits/orders/order-store.ts';
import {
  findPayment,
  selectConfirming,
  updatePaymentBlock,
  type PaymentRow,
} from '../../deposits/payments/payment-store.ts';
import { resolvePayment } from '../../deposits/payments/receive-payment.ts';
import { confirmationsOf, type Network } from '#modules/chain';

/**
 * Counts the confirmations of open payments. One that is deep enough is asked for once more by its receipt, in the
 * block we know and successful, and only then credited or left for a decision, each in a transaction of its own.
 */
export async function confirmPayments(app: Platform, network: Network, head: bigint): Promise<void> {
  const needed = confirmationsOf(app, network);
  for (const payment of await selectConfirming(app.db, network.code)) {
    if (payment.block_number === null || payment.block_hash === null) continue;
    const depth = Number(head - payment.block_number) + 1;
    if (depth < 1 || depth === payment.confirmations) continue;
    if (depth >= needed && !(await standsOnChain(app, network, payment))) continue;
    await inTransaction(app.db, (tx) => count(tx, app, payment, { depth: Math.min(depth, needed), needed }));
  }
}

async function standsOnChain(app: Platform, network: Network, payment: PaymentRow): Promise<boolean> {
  const receipt = await network.node.receiptOf(app, network, payment.reference.split(':')[0] ?? '');
  return receipt?.blockHash === payment.block_hash && receipt.succeeded;
}

async function count(
  tx: Tx,
  app: Platform,
  seen: PaymentRow,
  { depth, needed }: { depth: number; needed: number },
): Promise<void> {
  const order = await lockOrder(tx, seen.bill_no);
  const payment = await findPayment(tx, seen.id);
  // A reorganisation or another process was here in between.
  if (!order || payment?.state !== 'confirming' || payment.block_hash !== seen.block_hash) return;
  const counted = await updatePaymentBlock(tx, payment, {
    number: payment.block_number ?? 0n,
    hash: payment.block_hash ?? '',
    confirmations: depth,
    state: 'confirming',
  });
  if (depth < needed) return notifyDeposit(tx, app, order);

  await insertStep(tx, order, app.clock.now(), {
    event: 'paymentConfirmed',
    actor: 'channel',
    amount: payment.amount,
    key: `${payment.reference}@${payment.block_hash}`,
  });
  await resolvePayment(tx, app, order, counted);
}
