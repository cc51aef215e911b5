import { matchTerms } from '@fairway/matching';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { parseMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { atTime } from '#platform/at-time.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { findMemberByName, type MemberRow } from '#modules/members';
import {
  insertStep,
  payoutRouteOf,
  expireAt,
  insertOrder,
  walletTerms,
  reserveWithdrawal,
  updateWithdrawal,
  playOut,
} from '#modules/cashier';
import { selectMethods } from '#modules/payout-methods';
import { openAppeal } from '../appeals/open-appeal.ts';
import { lockSides } from '../parts/lock-sides.ts';
import { markPartPaid } from '../parts/mark-part-paid.ts';
import { findPartOfDeposit } from '../parts/part-store.ts';
import { applyEvent } from '../pool/apply-event.ts';
import { personKeys } from '../pool/person-keys.ts';
import { readLogEnd } from '../pool/log-store.ts';
import { lockPool } from '../pool/pool-book.ts';
import { endWait } from '../schedule.ts';

/** Operators of the demo, as the trail names them. */
const clerk = 'cashier';

/**
 * Both sides of the pool in use: one withdrawal in parts, of which one waits for its recipient's confirmation and a
 * rest for payers; another whose only part is under appeal. Written by the same operations as any member's, once: not
 * where the pool has a history.
 */
export async function seedMatching(app: Platform): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if ((await readLogEnd(tx, 0n)).last === 0n) await notifyStories(tx, app);
  });
}

async function notifyStories(tx: Tx, app: Platform): Promise<void> {
  const ago = (minutes: number) => atTime(app, addSeconds(app.clock.now(), -minutes * 60));
  const muyu = await findMemberByName(tx, 'muyu');
  const ayuan = await findMemberByName(tx, 'ayuan');
  const xinxin = await findMemberByName(tx, 'xinxin');
  if (!muyu || !ayuan || !xinxin) return;
  if (!(await draw(tx, ago(25), muyu, '1500'))) return;
  const contested = await pay(tx, ago(24), ayuan, '1500');
  await sayPaid(tx, ago(19), contested);
  await draw(tx, ago(9), ayuan, '3000');
  const paid = await pay(tx, ago(6), xinxin, '1200');
  await sayPaid(tx, ago(2), paid);
  const sides = await sidesOf(tx, contested);
  if (sides)
    await openAppeal(tx, ago(1), sides, {
      by: 'recipient',
      memberId: muyu.id,
      reason: 'notReceived',
      text: '银行流水查不到这笔转账',
      evidence: [],
    });
}

async function draw(tx: Tx, app: Platform, member: MemberRow, yuan: string): Promise<boolean> {
  const route = payoutRouteOf(app, withdrawalTypes.codes.newFast);
  const method = (await selectMethods(tx, member.id)).find(({ kind }) => kind === 'bankCard');
  if (!route || !method) return false;
  await playOut(tx, app, member.id, 'CNY');
  const terms = await walletTerms(tx, app, member, route);
  const row = await reserveWithdrawal(tx, app, member.id, { terms, method, amount: parseMoney(yuan, 'CNY') });
  const now = app.clock.now();
  const approved = await updateWithdrawal(tx, row, { status: 'paying', approved_at: now });
  await insertStep(tx, row, now, { event: 'approved', actor: 'operator', actorName: clerk });
  const waitUntil = addSeconds(now, matchTerms.withdrawalWaitSeconds);
  await applyEvent(tx, app, await lockPool(tx, app), {
    kind: 'withdrawal',
    billNo: row.bill_no,
    shard: row.shard_id,
    memberId: member.id,
    amount: approved.amount - approved.fee,
    person: await personKeys(tx, app, member.id),
    waitUntil,
  });
  await endWait(tx, row.bill_no, waitUntil);
  return true;
}

async function pay(tx: Tx, app: Platform, member: MemberRow, yuan: string): Promise<string> {
  const now = app.clock.now();
  const billNo = app.ids.billNo('D');
  const { minor } = parseMoney(yuan, 'CNY');
  const order = await insertOrder(tx, {
    shard_id: shardOf(member.id),
    bill_no: billNo,
    id: app.ids.uuid(),
    member_id: member.id,
    channel: 'fast',
    pay_type: payTypes.codes.fastToCard,
    protocol: null,
    currency: 'CNY',
    requested: minor,
    amount: minor,
    depositor_name: member.real_name ?? '',
    status: 'opening',
    account_scope: `fast/${member.id}`,
    payee: null,
    created_at: now,
    expires_at: addSeconds(now, 15 * 60),
  });
  if (!order) throw new Error('a demo order met another of the same member');
  await insertStep(tx, order, now, { event: 'created', actor: 'member', amount: minor });
  await expireAt(tx, billNo, order.expires_at);
  await applyEvent(tx, app, await lockPool(tx, app), {
    kind: 'deposit',
    billNo,
    shard: order.shard_id,
    memberId: member.id,
    amount: minor,
    person: await personKeys(tx, app, member.id),
    waitUntil: addSeconds(now, matchTerms.depositWaitSeconds),
  });
  return billNo;
}

async function sidesOf(tx: Tx, billNo: string) {
  const part = await findPartOfDeposit(tx, billNo);
  return part && lockSides(tx, part.part_no);
}

async function sayPaid(tx: Tx, app: Platform, billNo: string): Promise<void> {
  const sides = await sidesOf(tx, billNo);
  if (sides) await markPartPaid(tx, app, sides);
}
