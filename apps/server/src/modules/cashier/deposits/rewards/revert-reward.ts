import { money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf } from '#modules/ledger';
import { insertStep } from '../../book/timeline-store.ts';
import type { DepositOrderRow } from '../orders/order-store.ts';
import { takeBack } from '../payments/take-back.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import { cancelBucket } from '#modules/turnover';
import { addGranted, findActiveReward, markReversed } from './reward-store.ts';

/** Takes back what a payment has earned whose credit is taken back: from the wallet as far as it reaches, the rest as debt. */
export async function revertReward(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  payment: PaymentRow,
): Promise<void> {
  const reward = await findActiveReward(tx, payment);
  if (!reward) return;
  const amount = money(reward.currency, reward.amount);
  const promotions = accountsOf(order.member_id).house('promotions', reward.currency);
  const { transferId } = await takeBack(tx, app, order, {
    reason: 'bonusReversal',
    to: promotions,
    amount,
    reverses: reward.transfer_id,
  });
  await cancelBucket(tx, app, { memberId: order.member_id, source: 'bonus', sourceKey: reward.transfer_id });
  await markReversed(tx, reward, transferId);
  const key = { memberId: order.member_id, payType: reward.pay_type, day: reward.day };
  await addGranted(tx, key, -reward.amount);
  const at = app.clock.now();
  await insertStep(tx, order, at, {
    event: 'rewardReverted',
    actor: 'channel',
    amount: reward.amount,
    key: transferId,
  });
}
