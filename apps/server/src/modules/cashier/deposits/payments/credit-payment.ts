import { formatMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { emit } from '#platform/outbox/emit.ts';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { countPlay } from '#modules/risk';
import { insertStep, type TimelineStep } from '../../book/timeline-store.ts';
import { channelOf } from '../../channels/registry.ts';
import { notifyDeposit, notifyWallet } from '../../book/notify-screens.ts';
import { openBucket } from '#modules/turnover';
import { updateStatus, type DepositOrderRow } from '../orders/order-store.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { isAside } from './judge-payment.ts';
import { repayDebt } from './repay-debt.ts';
import { updatePayment, type PaymentChange, type PaymentRow } from './payment-store.ts';

/**
 * Credits a payment with what was PAID, whatever was ordered: house deposits of the channel to the member's center wallet,
 * the order settled, the news, all in the caller's transaction that holds the order's lock. Only a payment that is not
 * credited may be given; its new transfer id is kept in its row, so a second run sees it. Answers the order as it is then.
 */
export async function creditPayment(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  payment: PaymentRow,
  by: Pick<TimelineStep, 'actor' | 'actorName' | 'note'> & { decision?: PaymentChange['decision'] },
): Promise<DepositOrderRow> {
  if (payment.state === 'credited') throw new RangeError(`payment ${payment.id} is credited already`);
  const at = app.clock.now();
  const accounts = accountsOf(order.member_id);
  const amount = money(payment.currency, payment.amount);
  const transferId = app.ids.uuid();
  const clears = channelOf(app, order.channel).collection?.clears ?? false;

  await postTransfer(tx, {
    id: transferId,
    reason: clears ? 'depositMatched' : 'deposit',
    legs: move(
      clears
        ? accounts.house('clearing', payment.currency)
        : accounts.house('deposits', payment.currency, order.channel),
      accounts.center(payment.currency),
      amount,
    ),
    at,
    requestId: order.bill_no,
  });
  // Dust that a person credits is no payment of its order, which waits for its own, or has ended.
  const aside = isAside(payment) && by.actor === 'operator';
  await updatePayment(tx, payment, {
    state: 'credited',
    creditTransfer: transferId,
    // Dust that completed the order was meant for it.
    ...(payment.problem === 'dust' && !aside ? { problem: null } : {}),
    ...(by.decision ? { decision: by.decision } : {}),
  });
  const { bill_no: reference } = order;
  await openBucket(tx, app, {
    memberId: order.member_id,
    source: 'deposit',
    sourceKey: transferId,
    reference,
    base: amount,
  });
  await repayDebt(tx, app, order, payment);
  const { member_id: memberId } = order;
  await countPlay(tx, { memberId, currency: order.currency, deposited: payment.amount, at });
  const settled = aside ? order : await updateStatus(tx, order, 'settled', { endedAt: at });
  await insertStep(tx, order, at, {
    event: 'credited',
    actor: by.actor,
    amount: payment.amount,
    key: transferId,
    ...(by.actorName === undefined ? {} : { actorName: by.actorName }),
    ...(by.note === undefined ? {} : { note: by.note }),
  });
  if (!aside) await grantReward(tx, app, order, payment);
  await emit(tx, app, 'deposit.settled', {
    memberId: order.member_id,
    billNo: order.bill_no,
    currency: payment.currency,
    amount: formatMoney(amount),
    at: at.toISOString(),
  });
  await notifyDeposit(tx, app, settled);
  await notifyWallet(tx, app, order.member_id, 'deposit');
  return settled;
}
