import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../testing/test-app.ts';
import { cancelsADay } from './deposits/deposit-limits.ts';
import { createCashierStage, opId, type CashierStage } from './testing/cashier-stage.ts';
import { publishSettings, methodSetting } from './testing/pay-settings.ts';
import { testCard } from './testing/test-cards.ts';
import { fundMember } from '../../testing/fund-member.ts';

/** The last and the first millisecond of days of the site: Asia/Shanghai is eight hours before UTC. */
const lastOf = (day: number) => `2026-08-${day}T15:59:59.999Z`;
const firstAfter = (day: number) => `2026-08-${day}T16:00:00.000Z`;

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage({ start: '2026-08-20T15:00:00.000Z' });
  await publishSettings(stage.test.app, {
    payTypes: [methodSetting(312, { rewardRate: '1', rewardCap: '5' })],
  });
});
afterAll(async () => {
  await stage.proveBooks();
  await stage.end();
});

/** A session lives thirty minutes without a call; a day is longer. */
async function again(member: TestMember): Promise<TestMember> {
  const password = hashPassword(`${member.name}-Passw0rd`);
  const { session } = await stage.test.clientOf().logIn({ name: member.name, password });
  return { ...member, api: stage.test.clientOf(session) };
}

describe('at midnight in Asia/Shanghai, to the millisecond', () => {
  it('the day’s cancellations end and start again', async () => {
    stage.test.clock.set('2026-08-20T15:50:00.000Z');
    const member = await stage.test.register('MidnightCancel');
    const cancel = async () => {
      const { billNo } = await member.api.createDepositOrder({ payType: 1, amount: '300' }, opId());
      await stage.run();
      return member.api.cancelDepositOrder({ billNo }, opId());
    };
    for (let count = 0; count < cancelsADay; count += 1) {
      await cancel();
      // A row of given-up orders asks to wait a little.
      stage.test.clock.advance({ seconds: 90 });
    }
    const { billNo } = await member.api.createDepositOrder({ payType: 1, amount: '300' }, opId());
    await stage.run();
    stage.test.clock.set(lastOf(20));
    await expect(member.api.cancelDepositOrder({ billNo }, opId())).rejects.toMatchObject({
      error: 'cancelCountExhausted',
    });
    expect((await member.api.getDepositCancelCount({})).left).toBe(0);
    stage.test.clock.set(firstAfter(20));
    expect((await member.api.getDepositCancelCount({})).left).toBe(cancelsADay);
    await member.api.cancelDepositOrder({ billNo }, opId());
    expect((await member.api.getDepositCancelCount({})).left).toBe(cancelsADay - 1);
  });

  it('the day’s reward cap ends and starts again', async () => {
    const member = await stage.test.register('MidnightReward');
    stage.test.clock.set('2026-08-21T15:55:00.000Z');
    const api = (await again(member)).api;
    const credit = async (at: string) => {
      const { billNo } = await api.createDepositOrder({ payType: 312, amount: '500' }, opId());
      await stage.run();
      stage.psp.pay(billNo);
      stage.test.clock.set(at);
      await stage.callback(stage.psp.message(billNo));
      await stage.run();
      return (await stage.order(billNo)).rewardAmount;
    };
    // 1 % of 500.00 is the whole cap of 5.00
    expect(await credit('2026-08-21T15:57:00.000Z')).toBe('5.00');
    expect(await credit(lastOf(21))).toBe('0.00');
    expect((await api.listRechargeActivities({})).activities[0]).toMatchObject({ leftToday: '0.00' });
    stage.test.clock.set(firstAfter(21));
    expect((await api.listRechargeActivities({})).activities[0]).toMatchObject({ leftToday: '5.00' });
    expect(await credit('2026-08-21T16:01:00.000Z')).toBe('5.00');
  });

  it('the day’s withdrawn amount ends and starts again', async () => {
    const member = await stage.test.register('MidnightAmount');
    await fundMember(stage.test.app, member.id, 200_000_00n);
    stage.test.clock.set('2026-08-22T15:50:00.000Z');
    const here = await again(member);
    const methodId = await stage.bindCard(here, testCard(77));
    const lead = await stage.test.operator('cashier-lead');
    const second = await stage.test.operator('cashier-lead');
    const payOut = async (amount: string) => {
      const billNo = await stage.withdraw(here, methodId, amount);
      for (const { api } of [lead, second]) {
        const { version } = await api.getWithdrawalCase({ billNo });
        await api.approveWithdrawal({ billNo, version }, opId());
      }
      await stage.run();
    };
    // Level 0 may take 50,000.00 a day.
    await payOut('30000');
    await payOut('19900');
    stage.test.clock.set(lastOf(22));
    await expect(payOut('100.01')).rejects.toMatchObject({ error: 'withdrawAmountExceeded' });
    stage.test.clock.set(firstAfter(22));
    await stage.withdraw(here, methodId, '100.01');
    const { wallets } = await here.api.getWithdrawalTerms({});
    expect(wallets[0]).toMatchObject({ daily: { used: '100.01' }, count: { used: 1 } });
  });
});
