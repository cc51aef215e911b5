import type { DepositOrder, DepositOrderSummary } from '@fairway/contract/deposits/schemas.ts';
import type { DepositEvent } from '@fairway/contract/deposits/events.ts';
import { orderTypeOf } from '@fairway/contract/deposits/methods/engines.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { formatMoney, money } from '@fairway/money';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { siteDay } from '#platform/clock.ts';
import { presentStep } from '../../book/present-timeline.ts';
import { selectTimeline } from '../../book/timeline-store.ts';
import { confirmationsNeeded, offerOf } from '../../channels/registry.ts';
import { cancelsADay } from '../deposit-limits.ts';
import { isCancellable, isMarkable, orderStateOf } from '../deposit-states.ts';
import { isAside } from '../payments/judge-payment.ts';
import { selectPayments, type PaymentRow } from '../payments/payment-store.ts';
import { sumRewards } from '../rewards/reward-store.ts';
import { selectProofs, takesProof } from '../proofs/proof-store.ts';
import { urgeFrom } from '../help/urge-times.ts';
import { countCancelled, type DepositOrderRow } from './order-store.ts';

/** Payments that are the order's money: neither sent back nor gone from the chain. */
const counted: readonly PaymentRow['state'][] = ['confirming', 'waiting', 'credited'];

/** An order with the specification's field names (section 3) and what the order page needs besides. */
export function presentOrderSummary(
  app: Platform,
  language: Language,
  order: DepositOrderRow,
  payments: readonly PaymentRow[],
): DepositOrderSummary {
  const amountOf = (minor: bigint) => formatMoney(money(order.currency, minor));
  const sumOf = (rows: readonly PaymentRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0n);
  const names = payTypes.byCode(order.pay_type);
  const offer = offerOf(app, order.pay_type);
  const engine = offer?.engine ?? 'page';
  const onChain = payments.findLast(
    (payment) => payment.block_number !== null && counted.includes(payment.state) && !isAside(payment),
  );
  const problem =
    payments.findLast((payment) => payment.state === 'waiting' && !isAside(payment))?.problem ?? null;
  return {
    billNo: order.bill_no,
    orderState: orderStateOf(order.status),
    orderTimeOut: Math.round((order.expires_at.getTime() - order.created_at.getTime()) / 1000),
    expireTime: order.expires_at.toISOString(),
    payType: order.pay_type,
    payTypeName: (language === 'en' ? names?.en : names?.zh) ?? '',
    bankName: order.payee?.bank ?? '',
    icon: offer?.icon ?? '',
    transfer: offer?.transfer ?? true,
    id: order.id,
    orderAmount: amountOf(order.amount),
    recipientAccount: order.payee?.account ?? '',
    recipientName: order.payee?.holder ?? '',
    recipientAddress: order.payee?.branch ?? '',
    recipientCode: order.payee?.remark ?? '',
    uploadView: takesProof(order, engine),
    status: order.status,
    currency: order.currency,
    requestedAmount: amountOf(order.requested),
    paidAmount: amountOf(
      sumOf(payments.filter((payment) => counted.includes(payment.state) && !isAside(payment))),
    ),
    creditedAmount: amountOf(sumOf(payments.filter(({ state }) => state === 'credited'))),
    problem,
    protocol: order.protocol,
    confirmations: onChain
      ? { seen: onChain.confirmations, needed: confirmationsNeeded(app, order.channel) }
      : null,
    txHash: onChain?.reference.split(':')[0] ?? null,
    payUrl: order.payee?.payUrl ?? null,
    qrCode: order.payee?.qrCode ?? null,
    engine,
    orderType: orderTypeOf(engine, order.pay_type),
    createdAt: order.created_at.toISOString(),
    endedAt: order.ended_at?.toISOString() ?? null,
  };
}

/** The same with its timeline and what the member may do now. */
export async function presentOrder(
  db: Db | Tx,
  app: Platform,
  language: Language,
  order: DepositOrderRow,
): Promise<DepositOrder> {
  const today = siteDay(app.clock.now(), app.config.siteTimeZone);
  const [payments, timeline, cancelled] = [
    await selectPayments(db, order),
    await selectTimeline(db, order),
    await countCancelled(db, order.member_id, today),
  ];
  return {
    ...presentOrderSummary(app, language, order, payments),
    cancellable: isCancellable(order.status),
    markable: isMarkable(order.status),
    rewardAmount: formatMoney(money(order.currency, await sumRewards(db, order))),
    proofs: await selectProofs(db, order),
    urgeFrom: urgeFrom(order)?.toISOString() ?? null,
    cancelsLeft: Math.max(0, cancelsADay - cancelled),
    timeline: timeline.map((row) => presentStep<DepositEvent>(row, order.currency)),
  };
}
