import type { Money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { notifyDeposit, notifyDepositQueue } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { updateStatus, type DepositOrderRow } from '../orders/order-store.ts';
import { insertPayment, type PaymentRow } from '../payments/payment-store.ts';

export interface SeenPayment {
  amount: Money;
  /** The statement's own number. */
  reference: string;
  payerName: string;
}

/**
 * Records a payment that a person has seen on the bank's statement, under the order's lock: it waits as `manual` for
 * another operator's decision. A number that exists already is `receiptKnown`: one line of a statement is one payment.
 */
export async function enterPayment(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  order: DepositOrderRow,
  seen: SeenPayment,
): Promise<PaymentRow> {
  const at = app.clock.now();
  const payment = await insertPayment(tx, {
    shard_id: order.shard_id,
    id: app.ids.uuid(),
    bill_no: order.bill_no,
    member_id: order.member_id,
    channel: order.channel,
    reference: seen.reference,
    currency: order.currency,
    amount: seen.amount.minor,
    payer_name: seen.payerName,
    state: 'waiting',
    problem: 'manual',
    late: false,
    paid_at: at,
    seen_at: at,
    block_number: null,
    block_hash: null,
    entered_by: call.operator.operatorId,
  });
  if (!payment) throw new AppError('receiptKnown');
  await insertStep(tx, order, at, {
    event: 'paymentReceived',
    actor: 'operator',
    actorName: call.operator.name,
    amount: payment.amount,
    key: payment.reference,
  });
  const moved =
    order.status === 'settled' ? order : await updateStatus(tx, order, 'deciding', { endedAt: null });
  await notifyDeposit(tx, app, moved);
  await notifyDepositQueue(tx, app);
  return payment;
}
