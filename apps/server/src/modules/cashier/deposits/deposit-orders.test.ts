import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/test-app.ts';
import { publishSettings } from '../testing/pay-settings.ts';
import { createCashierStage, opId, type CashierStage } from '../testing/cashier-stage.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

const order100 = { payType: 1, amount: '100' } as const;

describe('the deposit methods', () => {
  it('lists each with the fourteen printed fields, in the order to show [DEP-003]', async () => {
    const member = await stage.test.register('ListsTypes');
    const { payTypes } = await member.api.listPayTypes({});
    const printed = [
      'pay_type_id', 'typeName', 'icon', 'recommend', 'sort', 'transfer', 'userName', 'depositRate',
      'deposit_min_amount', 'deposit_max_amount', 'exchange', 'fixed_amount', 'maxDailyDiscount', 'dc_protocol',
    ]; // prettier-ignore
    const onWire = (await stage.test.wireOf(member).listPayTypes({})) as { payTypes: object[] };
    for (const one of onWire.payTypes) expect(Object.keys(one)).toEqual(expect.arrayContaining(printed));
    expect(payTypes.map(({ payTypeId }) => payTypeId)).toEqual([1, 2120]);
    expect(payTypes[0]).toMatchObject({
      typeName: '银行卡转账',
      depositMinAmount: '100.00',
      transfer: true,
    });
  });
});

describe('a deposit order', () => {
  it('is opened, gets a payee, is paid and credited with what was paid [DEP-001] [DEP-045]', async () => {
    const member = await stage.test.register('PaysWell');
    const opened = await member.api.createDepositOrder({ payType: 1, amount: '500' }, opId());
    expect(opened).toMatchObject({ orderState: 101, status: 'opening', requestedAmount: '500.00' });
    expect(opened.orderAmount).toMatch(/^500\.(?!00)\d\d$/);

    await stage.run();
    const ready = await member.api.getDepositOrder({ billNo: opened.billNo });
    expect(ready).toMatchObject({
      status: 'pendingPayment',
      bankName: '招商银行',
      recipientName: '汇桥结算',
      recipientCode: expect.stringMatching(/^HQ/) as string,
    });

    stage.psp.pay(opened.billNo);
    expect(await stage.callback(stage.psp.message(opened.billNo))).toEqual({ status: 200, text: 'success' });
    await stage.run();
    const settled = await member.api.getDepositOrder({ billNo: opened.billNo });
    expect(settled).toMatchObject({ orderState: 103, status: 'settled', creditedAmount: opened.orderAmount });
    expect(settled.timeline.map(({ event }) => event)).toEqual([
      'created', 'accountAssigned', 'paymentReceived', 'credited',
    ]); // prettier-ignore
    expect((await stage.balances(member)).center).toBe(opened.orderAmount);
    await stage.proveBooks();
  });

  it('carries the sixteen printed fields [DEP-005] and is found by its number [DEP-031]', async () => {
    const member = await stage.test.register('SixteenKeys');
    const { billNo } = await member.api.createDepositOrder(order100, opId());
    const order = await member.api.getDepositOrder({ billNo });
    expect(Object.keys(order)).toEqual(
      expect.arrayContaining([
        'billNo', 'orderState', 'orderTimeOut', 'expireTime', 'payType', 'payTypeName', 'bankName', 'icon',
        'transfer', 'id', 'orderAmount', 'recipientAccount', 'recipientName', 'recipientAddress', 'recipientCode',
        'uploadView',
      ]), // prettier-ignore
    );
    const asked = await member.api.getActiveDepositOrder({ billNo });
    expect(asked).toMatchObject({ billNo, orderState: 101 });
  });

  it('is refused in another name than the member’s own, once that is known [DEP-069]', async () => {
    const member = await stage.test.register('OtherName');
    await sql`update members_accounts set real_name = '陈远' where id = ${member.id}`.execute(
      stage.test.app.db,
    );
    const open = (depositorName: string) =>
      member.api.createDepositOrder({ ...order100, depositorName }, opId());
    await expect(open('王大山')).rejects.toMatchObject({ error: 'depositorNameWrong', code: 244_316 });
    expect(await member.api.getActiveDepositOrder({})).toBeNull();
    await expect(open('陈远')).resolves.toMatchObject({ orderState: 101 });
  });

  it('takes amounts within min and max inclusive and whole ones only [DEP-022] [DEP-023]', async () => {
    const member = await stage.test.register('RangeCheck');
    const open = (amount: string) => member.api.createDepositOrder({ payType: 1, amount }, opId());
    await expect(open('99')).rejects.toMatchObject({ error: 'amountTooSmall' });
    await expect(open('50001')).rejects.toMatchObject({ error: 'amountTooLarge' });
    await expect(open('100.5')).rejects.toMatchObject({ error: 'amountNotWhole' });
    await expect(open('100.555')).rejects.toMatchObject({ error: 'amountScale' });
    for (const odd of ['', '.5', '-1', '1e3', '0100', '１００', ' 100', '100.', 'NaN'])
      await expect(open(odd)).rejects.toMatchObject({ error: 'amountMalformed' });
    const { billNo } = await open('100');
    await member.api.cancelDepositOrder({ billNo }, opId());
    expect(await open('50000')).toMatchObject({ orderState: 101, requestedAmount: '50000.00' });
  });

  it('is one at a time: a second one leads to the open one [DEP-064]', async () => {
    const member = await stage.test.register('OneAtATime');
    const { billNo } = await member.api.createDepositOrder(order100, opId());
    await expect(member.api.createDepositOrder(order100, opId())).rejects.toMatchObject({
      error: 'depositOrderOpen',
      code: 244_303,
      data: { billNo },
    });
  });

  it('is one order for a button that was pressed twice', async () => {
    const member = await stage.test.register('PressedTwice');
    const operation = opId();
    const tries = Array.from({ length: 10 }, () => member.api.createDepositOrder(order100, operation));
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ billNo }) => billNo)).size).toBe(1);
  });

  it('shares its amount with no other open order of the account', async () => {
    const members: TestMember[] = [];
    for (let count = 0; count < 12; count += 1) members.push(await stage.test.register(`Tail${count}x`));
    const orders = await Promise.all(
      members.map(({ api }) => api.createDepositOrder({ payType: 1, amount: '777' }, opId())),
    );
    expect(new Set(orders.map(({ orderAmount }) => orderAmount)).size).toBe(12);
  });

  it('leaves 101 when the member marks it as paid, and nothing is credited by that claim', async () => {
    const member = await stage.test.register('MarksPaid');
    const { billNo } = await member.api.createDepositOrder(order100, opId());
    await stage.run();
    const marked = await member.api.markDepositPaid({ billNo }, opId());
    expect(marked).toMatchObject({ orderState: 102, status: 'markedPaid' });
    await stage.run();
    expect((await stage.balances(member)).center).toBe('0.00');
    expect(await member.api.getActiveDepositOrder({})).toMatchObject({ billNo, orderState: 102 });
  });

  it('can be cancelled, five times a day of the site [DEP-046] [DEP-048]', async () => {
    const member = await stage.test.register('Cancels');
    for (let left = 4; left >= 0; left -= 1) {
      const { billNo } = await member.api.createDepositOrder(order100, opId());
      await member.api.cancelDepositOrder({ billNo }, opId());
      expect(await member.api.getDepositCancelCount({})).toEqual({ limit: 5, used: 5 - left, left });
    }
    expect(await member.api.getActiveDepositOrder({})).toBeNull();
    const { billNo } = await member.api.createDepositOrder(order100, opId());
    await expect(member.api.cancelDepositOrder({ billNo }, opId())).rejects.toMatchObject({
      error: 'cancelCountExhausted',
    });
  });

  it('is not opened after a day of twenty that nobody paid [DEP-062]', async () => {
    await publishSettings(stage.test.app, { helpAfter: 0 });
    const member = await stage.test.register('TooManyOrders');
    for (let count = 0; count < 20; count += 1) {
      await member.api.createDepositOrder(order100, opId());
      stage.test.clock.advance({ minutes: 16 });
      await stage.run();
    }
    await expect(member.api.createDepositOrder(order100, opId())).rejects.toMatchObject({ code: 244_305 });
    expect(await member.api.getActiveDepositOrder({})).toBeNull();
  });

  it('is nobody else’s: another member hears what he would hear of no order at all', async () => {
    const owner = await stage.test.register('OwnsOrder');
    const other = await stage.test.register('Curious');
    const { billNo } = await owner.api.createDepositOrder(order100, opId());
    for (const call of [
      () => other.api.getDepositOrder({ billNo }),
      () => other.api.getActiveDepositOrder({ billNo }),
      () => other.api.markDepositPaid({ billNo }, opId()),
      () => other.api.cancelDepositOrder({ billNo }, opId()),
    ])
      await expect(call()).rejects.toMatchObject({
        error: 'depositOrderNotFound',
        message: '未找到订单信息',
      });
  });

  it('answers the end-order code once it has ended, and null where none is open [DEP-052] [BALL-006]', async () => {
    const member = await stage.test.register('EndOrder');
    expect(await member.api.getActiveDepositOrder({})).toBeNull();
    const billNo = await stage.deposit(member, '200');
    await expect(member.api.getActiveDepositOrder({ billNo })).rejects.toMatchObject({
      error: 'depositOrderEnded',
    });
  });

  it('is listed newest first, twenty a page', async () => {
    const member = await stage.test.register('ManyOrders');
    for (let count = 0; count < 21; count += 1) {
      stage.test.clock.advance({ minutes: 1 });
      await stage.deposit(member, '100');
    }
    const first = await member.api.listDepositOrders({});
    expect(first.orders).toHaveLength(20);
    const second = await member.api.listDepositOrders({ cursor: first.next ?? '' });
    expect(second.orders).toHaveLength(1);
    expect(second.next).toBeNull();
    await stage.proveBooks();
  });
});
