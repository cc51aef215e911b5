import type { depositOperatorEndpoints } from '@fairway/contract/deposits/operator-endpoints.ts';
import type { depositOperatorSchemas } from '@fairway/contract/deposits/operator-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { writeAudit } from '#modules/operators';
import { notifyDeposit, notifyDepositQueue } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { lockOrder, updateStatus, type DepositOrderRow } from '../orders/order-store.ts';
import { creditPayment } from '../payments/credit-payment.ts';
import { isAside } from '../payments/judge-payment.ts';
import { findPayment, selectPayments, updatePayment, type PaymentRow } from '../payments/payment-store.ts';
import { presentDecision } from './present-decision.ts';

/**
 * Decides about a payment that came late, short, over or again: credits what was paid, notes that it is sent back, or
 * keeps it waiting. A payment that left the chain after its credit can only be waited for or given up. A decision is
 * final; the second of two hears `depositPaymentDecided`. Every decision has a reason and an audit row in the same
 * transaction.
 */
export const decideDeposit: Operation<
  (typeof depositOperatorEndpoints)['decideDeposit'],
  (typeof depositOperatorSchemas)['decideDeposit']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const key = { owner: `operator/${call.operator.operatorId}`, operation, operationId, input };
  const reason = input.reason.trim();
  if (reason.length < 2) throw new AppError('reasonNeeded');
  return onceInTransaction(app, key, async (tx) => {
    const known = await findPayment(tx, input.paymentId);
    const order = known && (await lockOrder(tx, known.bill_no));
    // Read again under the order's lock: two operators may have come here together.
    const payment = known && (await findPayment(tx, known.id));
    if (!order || !payment) throw new AppError('depositPaymentNotFound');

    const gone = payment.state === 'reverted' && input.decision !== 'credit';
    if (payment.state !== 'waiting' && !gone) throw new AppError('depositPaymentDecided');

    // What a person has entered is credited by another person's decision.
    if (input.decision === 'credit' && payment.entered_by === call.operator.operatorId)
      throw new AppError('approverIsMaker');

    const facts = { order, payment, reason };
    if (input.decision === 'credit') await credit(tx, app, call, facts);
    else if (input.decision === 'return') await sendBack(tx, app, call, facts);
    else await keepWaiting(tx, app, call, facts);
    await writeAudit(tx, app, call, {
      action: 'decideDeposit',
      object: { kind: 'depositPayment', id: payment.id },
      before: { billNo: order.bill_no, state: payment.state, problem: payment.problem },
      after: { decision: input.decision },
      reason,
    });
    await notifyDepositQueue(tx, app);

    const decided = (await findPayment(tx, payment.id)) ?? payment;
    return presentDecision(tx, app, call.language, decided);
  });
};

interface Facts {
  order: DepositOrderRow;
  payment: PaymentRow;
  reason: string;
}

function decisionOf(app: Platform, call: OperatorCall, reason: string) {
  return { at: app.clock.now(), by: call.operator.operatorId, name: call.operator.name, reason };
}

async function credit(tx: Tx, app: Platform, call: OperatorCall, { order, payment, reason }: Facts) {
  await creditPayment(tx, app, order, payment, {
    actor: 'operator',
    actorName: call.operator.name,
    decision: decisionOf(app, call, reason),
  });
}

async function sendBack(tx: Tx, app: Platform, call: OperatorCall, { order, payment, reason }: Facts) {
  const decision = decisionOf(app, call, reason);
  // One that is gone from the chain is given up; should it come back, it is credited and its debt repaid.
  const gone = payment.state === 'reverted';
  await updatePayment(tx, payment, { state: gone ? 'dropped' : 'returned', decision });
  await insertStep(tx, order, decision.at, {
    event: gone ? 'paymentDropped' : 'returned',
    actor: 'operator',
    actorName: call.operator.name,
    amount: payment.amount,
    note: reason,
    key: payment.id,
  });
  const left = await selectPayments(tx, order);
  const stillWaiting = left.some(
    (one) => ['waiting', 'confirming', 'reverted'].includes(one.state) && !isAside(one),
  );
  if (order.status !== 'deciding' || stillWaiting) return;
  const ended = await updateStatus(tx, order, gone ? 'expired' : 'returned', { endedAt: decision.at });
  await notifyDeposit(tx, app, ended);
}

async function keepWaiting(tx: Tx, app: Platform, call: OperatorCall, { order, payment, reason }: Facts) {
  await insertStep(tx, order, app.clock.now(), {
    event: 'keptWaiting',
    actor: 'operator',
    actorName: call.operator.name,
    amount: payment.amount,
    note: reason,
    key: app.ids.uuid(),
  });
  await notifyDeposit(tx, app, order);
}
