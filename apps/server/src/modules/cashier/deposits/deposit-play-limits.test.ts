import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCashierStage, opId, type CashierStage } from '../testing/cashier-stage.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(async () => {
  await stage.proveBooks();
  await stage.end();
});

const daily = { kind: 'deposit', period: 'day' } as const;
const order = (amount: string) => ({ payType: 1, amount }) as const;

describe('an own deposit limit', () => {
  it('counts what was credited, and its refusal names the room and the renewal', async () => {
    const member = await stage.test.register('OwnLimit');
    await stage.deposit(member, '500');
    const [day] = (await member.api.setPlayLimit({ ...daily, limit: '800' })).limits;
    expect(day?.used).toMatch(/^500\.\d\d$/);
    const refused = member.api.createDepositOrder(order('300'), opId());
    await expect(refused).rejects.toMatchObject({
      error: 'depositLimitReached',
      data: { kind: 'deposit', period: 'day', remaining: day?.remaining, renewsAt: day?.renewsAt },
    });
    await expect(member.api.createDepositOrder(order('200'), opId())).resolves.toMatchObject({
      status: 'opening',
    });
  });

  it('is not passed by deposits that begin at once', async () => {
    const member = await stage.test.register('AtOnceAll');
    await member.api.setPlayLimit({ ...daily, limit: '400' });
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => member.api.createDepositOrder(order('300'), opId())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('never turns away money that was paid, and counts it', async () => {
    const member = await stage.test.register('PaidMore');
    const opened = await member.api.createDepositOrder(order('500'), opId());
    await stage.run();
    await member.api.setPlayLimit({ ...daily, limit: '100' });
    stage.psp.pay(opened.billNo);
    await stage.callback(stage.psp.message(opened.billNo));
    await stage.run();
    expect((await stage.balances(member)).center).toBe(opened.orderAmount);
    const [day] = (await member.api.getPlayProtection({})).limits;
    expect(day).toMatchObject({ used: opened.orderAmount, remaining: '0.00' });
  });
});

it('opens no deposit during a break, and pays withdrawals all the same', async () => {
  const member = await stage.test.register('OnBreak1');
  await stage.deposit(member, '500');
  const method = await stage.bindCard(member);
  await member.api.startTimeOut({ hours: 24 });
  await expect(member.api.createDepositOrder(order('100'), opId())).rejects.toMatchObject({
    error: 'timeOutActive',
  });
  await expect(stage.withdraw(member, method, '100')).resolves.toMatch(/^W/);
});
