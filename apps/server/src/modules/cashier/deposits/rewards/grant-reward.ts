import { divideRounded, formatMoney, money } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { insertStep } from '../../book/timeline-store.ts';
import { openBucket } from '#modules/turnover';
import type { DepositOrderRow } from '../orders/order-store.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import { addGranted, insertReward, lockGranted } from './reward-store.ts';

/**
 * What a credited payment earns under the terms its order was made with: promotions to the member's center wallet,
 * rounded down, and never past the day's cap of this method, however many orders are credited at once. Nothing where
 * nothing is left.
 */
export async function grantReward(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  payment: Pick<PaymentRow, 'id' | 'amount' | 'currency'>,
): Promise<void> {
  if (order.reward_rate === 0 || order.reward_cap === 0n) return;
  const at = app.clock.now();
  const day = siteDay(at, app.config.siteTimeZone);
  const key = { memberId: order.member_id, payType: order.pay_type, day };
  const earned = divideRounded(payment.amount * BigInt(order.reward_rate), 10_000n, 'down');
  const left = order.reward_cap - (await lockGranted(tx, key));
  const amount = earned < left ? earned : left;
  if (amount <= 0n) return;

  const accounts = accountsOf(order.member_id);
  const { currency } = payment;
  const transferId = app.ids.uuid();
  await postTransfer(tx, {
    id: transferId,
    reason: 'bonus',
    legs: move(accounts.house('promotions', currency), accounts.center(currency), money(currency, amount)),
    at,
    requestId: order.bill_no,
  });
  const base = money(currency, amount);
  const { member_id: memberId, bill_no: reference } = order;
  await openBucket(tx, app, { memberId, source: 'bonus', sourceKey: transferId, reference, base });
  await addGranted(tx, key, amount);
  await insertReward(tx, {
    shard_id: order.shard_id,
    payment_id: payment.id,
    bill_no: order.bill_no,
    member_id: order.member_id,
    pay_type: order.pay_type,
    currency,
    amount,
    site_day: day,
    transfer_id: transferId,
    granted_at: at,
  });
  await insertStep(tx, order, at, { event: 'rewarded', actor: 'rule', amount, key: transferId });
  await emit(tx, app, 'deposit.rewarded', {
    memberId: order.member_id,
    billNo: order.bill_no,
    currency,
    amount: formatMoney(money(currency, amount)),
    at: at.toISOString(),
  });
}
