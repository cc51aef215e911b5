import type { DepositDecisionLine } from '@fairway/contract/deposits/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmationsNeeded } from '../../channels/registry.ts';
import { memberOf } from '../../withdrawals/queue/present-case.ts';
import { findOrder } from '../orders/order-store.ts';
import { presentOrderSummary } from '../orders/present-order.ts';
import { selectPayments, type PaymentRow } from '../payments/payment-store.ts';

/** One payment as the console sees it. */
export function presentPayment(app: Platform, row: PaymentRow): DepositDecisionLine['payment'] {
  return {
    paymentId: row.id,
    billNo: row.bill_no,
    currency: row.currency,
    amount: formatMoney(money(row.currency, row.amount)),
    state: row.state,
    problem: row.problem,
    payerName: row.payer_name,
    reference: row.reference,
    confirmations:
      row.block_number === null
        ? null
        : { seen: row.confirmations, needed: confirmationsNeeded(app, row.channel) },
    paidAt: row.paid_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** A payment with its order and member: one line of the decisions. */
export async function presentDecision(
  db: Db | Tx,
  app: Platform,
  language: Language,
  payment: PaymentRow,
): Promise<DepositDecisionLine> {
  const order = await findOrder(db, payment.bill_no);
  if (!order) throw new Error(`payment ${payment.id} has no order`);
  return {
    payment: presentPayment(app, payment),
    order: presentOrderSummary(app, language, order, await selectPayments(db, order)),
    member: await memberOf(db, payment.member_id),
    decidedBy:
      payment.decided_by === null
        ? null
        : { operatorId: payment.decided_by, name: payment.decided_by_name ?? '' },
    reason: payment.decision_reason,
  };
}
