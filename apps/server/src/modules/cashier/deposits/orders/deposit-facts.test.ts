import { endpoints } from '@fairway/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCashierStage, opId, type CashierStage } from '../../testing/cashier-stage.ts';
import { publishSettings, methodSetting } from '../../testing/pay-settings.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

describe('what a page asks about deposits', () => {
  it('an order by its id, and never another member’s [DEP-032]', async () => {
    const member = await stage.test.register('ById');
    const order = await member.api.createDepositOrder({ payType: 1, amount: '500' }, opId());
    expect(await member.api.getDepositById({ id: order.id })).toEqual(order);
    const stranger = await stage.test.register('ByIdOther');
    await expect(stranger.api.getDepositById({ id: order.id })).rejects.toMatchObject({
      error: 'depositOrderNotFound',
    });
  });

  it('GET /cw/v1/conf/discount answers the discount config of each method, as it is published [DEP-033]', async () => {
    expect(endpoints.getDiscountConfig).toMatchObject({ method: 'GET', path: '/cw/v1/conf/discount' });
    const member = await stage.test.register('Discounts');
    const discounts = async () => (await member.api.getDiscountConfig({})).discounts;
    const usdt = { payTypeId: 2120, depositRate: '0', maxDailyDiscount: '0.000000' };
    expect(await discounts()).toEqual([{ payTypeId: 1, depositRate: '0', maxDailyDiscount: '0.00' }, usdt]);

    const rewarded = methodSetting(1, { rewardRate: '0.8', rewardCap: '88' });
    await publishSettings(stage.test.app, { payTypes: [rewarded] });
    expect(await discounts()).toEqual([
      { payTypeId: 1, depositRate: '0.8', maxDailyDiscount: '88.00' },
      usdt,
    ]);
  });

  it('whether a first deposit was made, and what the last one was [DEP-059]', async () => {
    const member = await stage.test.register('DepositInfo');
    expect(await member.api.getDepositCount({})).toEqual({ firstDepositMade: false, count: 0 });
    expect(await member.api.getLastDeposit({})).toBeNull();
    await stage.deposit(member, '300');
    expect(await member.api.getDepositCount({})).toEqual({ firstDepositMade: true, count: 1 });
    expect(await member.api.getLastDeposit({})).toMatchObject({
      payType: 1,
      amount: '300.00',
      currency: 'CNY',
    });
  });

  it('the bound cards, and user info says that there is one [BANK-009]', async () => {
    const member = await stage.test.register('HasBank');
    expect((await member.api.getUserInfo({})).hasBank).toBe(false);
    const id = await stage.bindCard(member);
    expect((await member.api.listBankCards({})).cards).toMatchObject([
      { id, kind: 'bankCard', bankCode: 'ICBC' },
    ]);
    expect((await member.api.getUserInfo({})).hasBank).toBe(true);
  });
});
