import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { money, parseMoney } from '@fairway/money';
import { addSeconds, siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import type { MemberRow } from '#modules/members';
import { insertStep } from '../book/timeline-store.ts';
import { collectionFor } from '../channels/registry.ts';
import { openCollectionJob } from '../deposits/jobs/open-collection.job.ts';
import { expireAt } from '../deposits/jobs/schedule-questions.ts';
import { insertOrder, updateStatus, type DepositOrderRow } from '../deposits/orders/order-store.ts';
import { receivePayment } from '../deposits/payments/receive-payment.ts';
import { later } from '#platform/at-time.ts';
import type { DemoOrder } from './demo-stories.ts';

type Story = Extract<DemoOrder, { order: 'deposit' }>;

/** The provider's answer that a demo order was given. */
const payee = {
  bank: '招商银行',
  branch: '深圳南山支行',
  holder: '汇桥结算（沙箱）',
  account: '6200000000009038',
  remark: '',
  payUrl: null,
};

/** Writes a deposit order as it went, and its payment by the same rules as any other. `app` is at the order's time. */
export async function seedDeposit(tx: Tx, app: Platform, member: MemberRow, story: Story): Promise<void> {
  const order = await insertDemoOrder(tx, app, member, story);
  await insertStep(tx, order, app.clock.now(), { event: 'created', actor: 'member', amount: order.amount });
  if (story.end === 'open') {
    await addJob(tx, openCollectionJob, { billNo: order.bill_no, tried: 0 });
    return expireAt(tx, order.bill_no, order.expires_at);
  }
  await insertStep(tx, order, later(app, 2).clock.now(), { event: 'accountAssigned', actor: 'channel' });
  if (story.end === 'cancelled' || story.end === 'expired') return endUnpaid(tx, app, order, story.end);

  const paid = later(app, 140);
  const amount = money(order.currency, order.amount);
  const incoming = {
    reference: `DEMO-${order.bill_no}`,
    amount: story.end === 'short' ? { ...amount, minor: amount.minor - 100_00n } : amount,
    payerName: member.real_name ?? member.name,
    late: story.end === 'late',
    paidAt: paid.clock.now(),
  };
  const settled = await receivePayment(tx, paid, order, incoming);
  if (story.end === 'extra')
    await receivePayment(tx, later(app, 400), settled, { ...incoming, reference: `DEMO-${order.bill_no}-2` });
}

async function insertDemoOrder(
  tx: Tx,
  app: Platform,
  member: MemberRow,
  story: Story,
): Promise<DepositOrderRow> {
  const now = app.clock.now();
  const usdt = story.currency === 'USDT';
  const payType = story.payType ?? (usdt ? payTypes.codes.usdt : payTypes.codes.bankTransfer);
  const served = collectionFor(app, payType);
  if (!served) throw new Error(`no channel serves pay type ${payType}`);
  const requested = parseMoney(story.amount, story.currency).minor;
  const { channel, offer } = served;
  let order: DepositOrderRow | undefined;
  // The tail is drawn with the number; another open order of the account may have the same.
  for (let tries = 0; !order && tries < 5; tries += 1) {
    const billNo = app.ids.billNo('D');
    order = await insertOrder(tx, {
      shard_id: shardOf(member.id),
      bill_no: billNo,
      id: app.ids.uuid(),
      member_id: member.id,
      channel: channel.code,
      pay_type: payType,
      protocol: offer.engine === 'chain' ? 1 : null,
      currency: story.currency,
      requested,
      amount: offer.tail ? requested + BigInt((Number(billNo.slice(-4)) % 99) + 1) : requested,
      depositor_name: member.real_name ?? '',
      status: story.end === 'open' ? 'opening' : 'pendingPayment',
      account_scope: offer.tail ? channel.code : `${channel.code}/${member.id}`,
      payee: story.end === 'open' || usdt ? null : JSON.stringify(payee),
      created_at: now,
      expires_at: addSeconds(now, offer.orderSeconds),
    });
  }
  if (!order) throw new Error('a demo order met another of the same amount');
  return order;
}

async function endUnpaid(
  tx: Tx,
  app: Platform,
  order: DepositOrderRow,
  end: 'cancelled' | 'expired',
): Promise<void> {
  const at = end === 'expired' ? order.expires_at : later(app, 200).clock.now();
  const day = siteDay(at, app.config.siteTimeZone);
  await updateStatus(tx, order, end, { endedAt: at, ...(end === 'cancelled' ? { cancelledDay: day } : {}) });
  await insertStep(tx, order, at, { event: end, actor: end === 'expired' ? 'rule' : 'member' });
}
