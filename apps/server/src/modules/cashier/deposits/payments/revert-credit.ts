import { money, type Money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import {
  AccountFrozen,
  accountsOf,
  InsufficientBalance,
  postTransfer,
  readBalance,
  type Leg,
} from '#modules/ledger';
import { countPlay } from '#modules/risk';
import { tellDeposit, tellDepositQueue, tellWallet } from '../../book/tell-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { updateStatus, type DepositOrderRow } from '../orders/order-store.ts';
import { updatePayment, type PaymentRow } from './payment-store.ts';

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
  const debt = await postReversal(tx, app, order, { amount, reverses: payment.credit_transfer });

  await updatePayment(tx, payment, { state: 'reverted', reversalDebt: debt });
  // From the period in which it was counted; one that is over is left alone.
  const { member_id: memberId, currency, ended_at: creditedAt } = order;
  await countPlay(tx, { memberId, currency, deposited: -payment.amount, at: creditedAt ?? at });
  const waiting = await updateStatus(tx, order, 'deciding', { endedAt: null });
  await insertStep(tx, order, at, {
    event: 'creditReverted',
    actor: 'channel',
    amount: payment.amount,
    key: payment.credit_transfer,
  });
  app.metrics.counter('cashier_credits_reverted_total', 'Credits taken back after a reorganisation').inc();
  app.logger.error({ billNo: order.bill_no, channel: order.channel }, 'a credited deposit left the chain');
  await tellDeposit(tx, app, waiting);
  await tellWallet(tx, app, order.member_id, 'deposit');
  await tellDepositQueue(tx, app);
  return waiting;
}

/** Posts the reversal and answers how much of it became debt. */
async function postReversal(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  { amount, reverses }: { amount: Money; reverses: string },
): Promise<bigint> {
  const accounts = accountsOf(order.member_id);
  const { currency } = order;
  const center = accounts.center(currency);
  let balance = await readBalance(tx, center);
  for (;;) {
    const taken = balance.minor < amount.minor ? balance.minor : amount.minor;
    const owed = amount.minor - taken;
    const legs: Leg[] = [
      ...(taken > 0n ? [{ account: center, amount: money(currency, -taken) }] : []),
      ...(owed > 0n ? [{ account: accounts.debt(currency), amount: money(currency, -owed) }] : []),
      { account: accounts.house('deposits', currency, order.channel), amount },
    ];
    try {
      await postTransfer(tx, {
        id: app.ids.uuid(),
        reason: 'depositReversal',
        legs,
        at: app.clock.now(),
        requestId: order.bill_no,
        reverses,
      });
      return owed;
    } catch (refusal) {
      // Spent a moment ago, or the wallet is frozen: what cannot be taken is owed.
      if (refusal instanceof InsufficientBalance) balance = refusal.available;
      else if (refusal instanceof AccountFrozen && taken > 0n) balance = money(currency, 0n);
      else throw refusal;
    }
  }
}
