import { parseMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { MemberRow } from '#modules/members';
import { insertStep } from '../book/timeline-store.ts';
import { payoutRouteOf } from '../channels/registry.ts';
import { selectMethods } from '#modules/payout-methods';
import { unfreezeAt } from '../withdrawals/jobs/schedule-payout.ts';
import { ordinaryType, walletTerms } from '../withdrawals/orders/check-withdrawal.ts';
import { reserveWithdrawal } from '../withdrawals/orders/reserve-withdrawal.ts';
import { giveBack } from '../withdrawals/settle/give-back.ts';
import { payOut } from '../withdrawals/settle/pay-out.ts';
import { takeReturn } from '../withdrawals/settle/take-return.ts';
import { updateWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawal-store.ts';
import { later } from '#platform/at-time.ts';
import type { DemoOrder } from './demo-stories.ts';
import { playOut } from './play-out.ts';

type Story = Extract<DemoOrder, { order: 'withdrawal' }>;

/** Operators of the demo, as the trail names them. */
const clerk = 'cashier';
const frozenHours = 48;

/** Writes a withdrawal as it went, its money by the same rules as any other. `app` is at the time of the request. */
export async function seedWithdrawal(tx: Tx, app: Platform, member: MemberRow, story: Story): Promise<void> {
  const route = payoutRouteOf(app, ordinaryType(story.currency));
  const methods = await selectMethods(tx, member.id);
  const method = methods.find(({ currency }) => currency === story.currency);
  if (!route || !method) return;
  const terms = await walletTerms(tx, app, member, route);
  const amount = parseMoney(story.amount, story.currency);
  await playOut(tx, app, member.id, story.currency);
  const row = await reserveWithdrawal(tx, app, member.id, { terms, method, amount });
  if (story.end === 'reviewing') return;
  if (story.end === 'frozen') return freeze(tx, later(app, 1800), row);
  if (story.end === 'refused') {
    const refusal = { status: 'refused', actor: 'operator', actorName: clerk } as const;
    await giveBack(tx, later(app, 1500), row, { ...refusal, reason: '请先完成实名核对后再提交' });
    return;
  }
  await payAndEnd(tx, app, row, story.end);
}

async function payAndEnd(
  tx: Tx,
  app: Platform,
  row: WithdrawalRow,
  end: 'completed' | 'paid' | 'returned',
): Promise<void> {
  const approvedAt = later(app, 900).clock.now();
  const approved = await updateWithdrawal(tx, row, { status: 'paying', approved_at: approvedAt });
  await insertStep(tx, row, approvedAt, { event: 'approved', actor: 'operator', actorName: clerk });
  const news = { status: 'paid', detail: 'PAID', reference: `DEMO-${row.bill_no}` } as const;
  const paid = await payOut(tx, later(app, 1080), approved, news);
  if (end === 'paid') return;
  if (end === 'returned') {
    await takeReturn(tx, later(app, 90_000), paid, { status: 'returned', detail: 'BANK_RETURNED' });
    return;
  }
  const endedAt = later(app, 4000).clock.now();
  await updateWithdrawal(tx, paid, { status: 'completed', ended_at: endedAt });
  await insertStep(tx, row, endedAt, { event: 'confirmed', actor: 'member' });
  await insertStep(tx, row, endedAt, { event: 'completed', actor: 'rule' });
}

async function freeze(tx: Tx, app: Platform, row: WithdrawalRow): Promise<void> {
  const now = app.clock.now();
  const until = addSeconds(now, frozenHours * 3600);
  const reason = '账户已冻结，正在核对收款卡归属';
  await updateWithdrawal(tx, row, { status: 'frozen', frozen_until: until, reason });
  await insertStep(tx, row, now, { event: 'frozen', actor: 'operator', actorName: clerk, note: reason });
  await unfreezeAt(tx, row.bill_no, until);
}
