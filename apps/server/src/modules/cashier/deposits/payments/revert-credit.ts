import { formatMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf } from '#modules/ledger';
import { countPlay } from '#modules/risk';
import { notifyDeposit, notifyDepositQueue, notifyWallet } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { updateStatus, type DepositOrderRow } from '../orders/order-store.ts';
import { revertReward } from '../rewards/revert-reward.ts';
import { cancelBucket } from '#modules/turnover';
import { updatePayment, type PaymentRow } from './payment-store.ts';
import { takeBack } from './take-back.ts';

/**
 * Takes a credit back whose payment is no longer on the chain: a new transfer that points at the credit, from the wallet as
 * far as it reaches and the rest as debt; a balance is never negative and never silently cut. The order waits for a
 * person or for the payment's return.
 */
export async function revertCredit(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  payment: PaymentRow,
): Promise<DepositOrderRow> {
  if (payment.credit_transfer === null) throw new Error(`payment ${payment.id} has no credit to take back`);
  const at = app.clock.now();
  const amount = money(payment.currency, payment.amount);
  const { owed: debt } = await takeBack(tx, app, order, {
    reason: 'depositReversal',
    to: accountsOf(order.member_id).house('deposits', order.currency, order.channel),
    amount,
    reverses: payment.credit_transfer,
  });

  await cancelBucket(tx, app, {
    memberId: order.member_id,
    source: 'deposit',
    sourceKey: payment.credit_transfer,
  });
  await updatePayment(tx, payment, { state: 'reverted', reversalDebt: debt });
  // From the period in which it was counted; one that is over is left alone.
  const { member_id: memberId, currency, ended_at: creditedAt } = order;
  const settledAt = creditedAt ?? at;
  await countPlay(tx, { memberId, currency, deposited: -payment.amount, at: settledAt });
  const waiting = await updateStatus(tx, order, 'deciding', { endedAt: null });
  await insertStep(tx, order, at, {
    event: 'creditReverted',
    actor: 'channel',
    amount: payment.amount,
    key: payment.credit_transfer,
  });
  app.metrics.counter('cashier_credits_reverted_total', 'Credits taken back after a reorganisation').inc();
  app.logger.error(
    { runbook: 'deposit-reverted', billNo: order.bill_no, channel: order.channel },
    'a credited deposit left the chain',
  );
  await emit(tx, app, 'deposit.reversed', {
    memberId,
    billNo: order.bill_no,
    currency: payment.currency,
    amount: formatMoney(amount),
    settledAt: settledAt.toISOString(),
    at: at.toISOString(),
  });
  await revertReward(tx, app, order, payment);
  await notifyDeposit(tx, app, waiting);
  await notifyWallet(tx, app, order.member_id, 'deposit');
  await notifyDepositQueue(tx, app);
  return waiting;
}
