import { matchTerms } from '@fairway/matching';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { parseMoney } from '@fairway/money';
import {
  expireAt,
  insertOrder,
  insertStep,
  payoutRouteOf,
  playOut,
  reserveWithdrawal,
  updateWithdrawal,
  walletTerms,
} from '#modules/cashier';
import { shardOf } from '#modules/ledger';
import type { MemberRow } from '#modules/members';
import { selectMethods } from '#modules/payout-methods';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { lockSides } from '../parts/lock-sides.ts';
import { markPartPaid } from '../parts/mark-part-paid.ts';
import { findPartOfDeposit } from '../parts/part-store.ts';
import { applyEvent } from '../pool/apply-event.ts';
import { personKeys } from '../pool/person-keys.ts';
import { lockPool } from '../pool/pool-book.ts';
import { endWait } from '../schedule.ts';

/** Operators of the demo, as the trail names them. */
const clerk = 'cashier';

/** A withdrawal that an operator approved and that waits for payers; false where the member has no card, or nobody offers this. */
export async function draw(tx: Tx, app: Platform, member: MemberRow, yuan: string): Promise<boolean> {
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

/** A deposit that is to meet a withdrawal; answers its bill number. */
export async function pay(tx: Tx, app: Platform, member: MemberRow, yuan: string): Promise<string> {
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

/** Both sides of the part that a deposit was matched to, held; undefined while it is in none. */
export async function sidesOf(tx: Tx, billNo: string) {
  const part = await findPartOfDeposit(tx, billNo);
  return part && lockSides(tx, part.part_no);
}

/** The payer says that it is paid. */
export async function sayPaid(tx: Tx, app: Platform, billNo: string): Promise<void> {
  const sides = await sidesOf(tx, billNo);
  if (sides) await markPartPaid(tx, app, sides);
}
