import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { reportContradiction } from '../../book/report-contradiction.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { notifyDeposit, notifyDepositQueue } from '../../book/notify-screens.ts';
import type { IncomingPayment } from '../../channels/channel.ts';
import { updateStatus, type DepositOrderRow } from '../orders/order-store.ts';
import { creditPayment } from './credit-payment.ts';
import { judgePayment } from './judge-payment.ts';
import {
  findPaymentByReference,
  insertPayment,
  selectPayments,
  updatePayment,
  type PaymentRow,
} from './payment-store.ts';

/**
 * A payment that the channel has proven, under the order's lock: written once a reference, then credited or left
 * waiting. A reference that exists with another amount or order is a contradiction: nothing moves, it is counted and
 * logged.
 */
export async function receivePayment(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  incoming: IncomingPayment,
): Promise<DepositOrderRow> {
  const known = await findPaymentByReference(tx, order.channel, incoming.reference);
  if (known) {
    if (known.amount !== incoming.amount.minor || known.bill_no !== order.bill_no)
      reportContradiction(app, order, 'a payment number came again with another amount or order');
    return order;
  }
  const payment = await insertPayment(tx, {
    shard_id: order.shard_id,
    id: app.ids.uuid(),
    bill_no: order.bill_no,
    member_id: order.member_id,
    channel: order.channel,
    reference: incoming.reference,
    currency: order.currency,
    amount: incoming.amount.minor,
    payer_name: incoming.payerName.slice(0, 64),
    state: 'confirming',
    problem: null,
    late: incoming.late,
    paid_at: incoming.paidAt,
    seen_at: app.clock.now(),
    block_number: null,
    block_hash: null,
  });
  if (!payment) return order;
  await insertStep(tx, order, app.clock.now(), {
    event: 'paymentReceived',
    actor: 'channel',
    amount: payment.amount,
    key: payment.reference,
  });
  return resolvePayment(tx, app, order, payment);
}

/** Credits a proven payment, or leaves it waiting for a decision. Under the order's lock. */
export async function resolvePayment(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  payment: PaymentRow,
): Promise<DepositOrderRow> {
  const judgement = judgePayment(order, payment, await selectPayments(tx, order));
  if (judgement.act === 'credit') {
    let credited = order;
    for (const one of judgement.payments)
      credited = await creditPayment(tx, app, credited, one, { actor: 'channel' });
    await leaveOver(tx, app, credited);
    return credited;
  }

  await updatePayment(tx, payment, { state: 'waiting', problem: judgement.problem });
  await insertStep(tx, order, app.clock.now(), {
    event: 'decisionNeeded',
    actor: 'rule',
    amount: payment.amount,
    note: judgement.problem,
    key: payment.id,
  });
  const moved = judgement.problem === 'dust' ? order : await toDecision(tx, order);
  await notifyDeposit(tx, app, moved);
  await notifyDepositQueue(tx, app);
  return moved;
}

/** What did not make up the order that is settled by now waits by itself, as money paid besides. */
async function leaveOver(tx: Tx, app: Platform, order: DepositOrderRow): Promise<void> {
  const left = (await selectPayments(tx, order)).filter(({ state }) => state === 'waiting');
  for (const one of left)
    if (one.problem === 'short' || one.problem === 'over')
      await updatePayment(tx, one, { state: 'waiting', problem: 'extra' });
  if (left.length > 0) await notifyDepositQueue(tx, app);
}

/** An extra payment for a settled order waits by itself; any other order is open again, but knows when it was cancelled. */
async function toDecision(tx: Tx, order: DepositOrderRow): Promise<DepositOrderRow> {
  if (order.status === 'settled') return order;
  const endedAt = order.cancelled_day === null ? null : order.ended_at;
  return updateStatus(tx, order, 'deciding', { endedAt });
}
