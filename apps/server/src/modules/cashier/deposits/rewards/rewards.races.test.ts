import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { createCashierStage, opId, type CashierStage } from '../../testing/cashier-stage.ts';
import { publishSettings, methodSetting } from '../../testing/pay-settings.ts';
import type { TestMember } from '../../../../testing/test-app.ts';
import { lockOrder } from '../orders/order-store.ts';
import { revertCredit } from '../payments/revert-credit.ts';
import { findPayment, selectPayments } from '../payments/payment-store.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
  await publishSettings(stage.test.app, {
    payTypes: [
      methodSetting(312, { rewardRate: '0.8', rewardCap: '10' }),
      methodSetting(411, { rewardRate: '1', rewardCap: '5' }),
    ],
  });
});
afterAll(() => stage.end());

const open = (member: TestMember, payType: 312 | 411, amount: string) =>
  member.api.createDepositOrder({ payType, amount }, opId());

/** An order that was cancelled and paid all the same: it waits for a person, and another can be opened. */
async function waiting(member: TestMember, amount: string): Promise<string> {
  const { billNo } = await open(member, 312, amount);
  await stage.run();
  await member.api.cancelDepositOrder({ billNo }, opId());
  stage.test.clock.advance({ seconds: 90 });
  stage.psp.pay(billNo);
  await stage.callback(stage.psp.message(billNo));
  await stage.run();
  const [payment] = await selectPayments(stage.test.app.db, await orderRow(billNo));
  return payment?.id ?? '';
}

async function orderRow(billNo: string) {
  const row = await inTransaction(stage.test.app.db, (tx) => lockOrder(tx, billNo));
  if (!row) throw new Error(`no order ${billNo}`);
  return row;
}

describe('what a deposit earns', () => {
  it('is booked with it by the terms of its order, rounded down, and shown beside what is left', async () => {
    const member = await stage.test.register('Rewarded');
    const activities = async () => (await member.api.listRechargeActivities({})).activities;
    expect(await activities()).toMatchObject([
      { payType: 312, typeName: '微信扫码', rate: '0.8', dailyCap: '10.00', leftToday: '10.00' },
      { payType: 411, rate: '1', leftToday: '5.00' },
    ]);
    const { billNo } = await open(member, 312, '203');
    await stage.run();
    stage.psp.pay(billNo);
    await stage.callback(stage.psp.message(billNo));
    await stage.run();
    // 203.00 at 0.8 % is 1.624: 1.62, the house keeps the rest
    const order = await stage.order(billNo);
    expect(order).toMatchObject({ creditedAmount: '203.00', rewardAmount: '1.62' });
    expect(order.timeline.map(({ event }) => event)).toContain('rewarded');
    expect((await stage.balances(member)).center).toBe('204.62');
    expect((await activities())[0]).toMatchObject({ leftToday: '8.38' });
    await stage.proveBooks();
  });

  it('comes once, however often and in whatever order the provider reports the payment', async () => {
    const member = await stage.test.register('ToldTwice');
    const { billNo } = await open(member, 312, '500');
    await stage.run();
    stage.psp.pay(billNo);
    const messages = Array.from({ length: 4 }, () => stage.psp.message(billNo));
    await Promise.all(messages.flatMap((message) => [stage.callback(message), stage.callback(message)]));
    await Promise.all([stage.run(), stage.run(), stage.run()]);
    // 500.00 and 0.8 % of it
    expect((await stage.balances(member)).center).toBe('504.00');
    await stage.proveBooks();
  });

  it('never passes the day’s cap under orders that are credited at once, and gives the last fen out', async () => {
    const member = await stage.test.register('Capped');
    const payments: string[] = [];
    // 5 orders of 400.00 would earn 3.20 each, 16.00 together
    for (let turn = 0; turn < 5; turn += 1) payments.push(await waiting(member, '400'));
    const lead = await stage.test.operator('cashier-lead');
    await Promise.all(
      payments.map((paymentId) =>
        lead.api.decideDeposit({ paymentId, decision: 'credit', reason: '已核对' }, opId()),
      ),
    );
    // 5 times 400.00, and the cap of 10.00
    expect((await stage.balances(member)).center).toBe('2010.00');
    const { activities } = await member.api.listRechargeActivities({});
    expect(activities[0]).toMatchObject({ payType: 312, leftToday: '0.00' });
    // Another method has a cap of its own, and the next day starts again.
    expect(activities[1]).toMatchObject({ payType: 411, leftToday: '5.00' });
    await stage.proveBooks();
  });

  it('is taken back with the credit, what is spent as debt, and can be earned again', async () => {
    const member = await stage.test.register('TakenBack');
    const paymentId = await waiting(member, '500');
    const lead = await stage.test.operator('cashier-lead');
    await lead.api.decideDeposit({ paymentId, decision: 'credit', reason: '已核对' }, opId());
    expect((await stage.balances(member)).center).toBe('504.00');
    const { app } = stage.test;
    await inTransaction(app.db, async (tx) => {
      const payment = await findPayment(tx, paymentId);
      const order = payment && (await lockOrder(tx, payment.bill_no));
      if (payment && order) await revertCredit(tx, app, order, payment);
    });
    expect(await stage.balances(member)).toEqual({ center: '0.00', locked: '0.00', debt: '0.00' });
    const { rows } = await sql<{ name: string; payload: { at: string } }>`
      select name, payload from platform_outbox
      where name in ('deposit.settled', 'deposit.reversed') and payload ->> 'memberId' = ${member.id}
      order by id`.execute(app.db);
    expect(rows).toMatchObject([
      { name: 'deposit.settled', payload: { amount: '500.00' } },
      { name: 'deposit.reversed', payload: { amount: '500.00', settledAt: rows[0]?.payload.at } },
    ]);
    expect((await member.api.listRechargeActivities({})).activities[0]).toMatchObject({ leftToday: '10.00' });
    await stage.proveBooks();
  });
});
