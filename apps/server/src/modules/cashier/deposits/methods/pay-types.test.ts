import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { orderTypes } from '@fairway/contract/deposits/order-states.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { branchesIn } from './bank-branches.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { createCashierStage, opId, type CashierStage } from '../../testing/cashier-stage.ts';
import { houseAccount, publishSettings, methodSetting } from '../../testing/pay-settings.ts';
import { firstSettings } from '../../settings/first-settings.ts';
import { insertOrder, updateStatus } from '../orders/order-store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { readyOffers } from '../../channels/registry.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());
beforeEach(() => publish({}));

/** Every method of the enumeration that a channel of this installation has, switched on. */
const everyMethod = () => readyOffers(stage.test.app).map(({ payType }) => methodSetting(payType));

const publish = (settings: Partial<CashierSettings>) =>
  publishSettings(stage.test.app, {
    receivingAccounts: [houseAccount],
    payTypes: everyMethod(),
    ...settings,
  });

const { codes } = payTypes;

describe('a fully set up site', () => {
  it('lists each method under exactly its id and name [DEP-017]', async () => {
    const member = await stage.test.register('AllWays');
    const listed = (await member.api.listPayTypes({})).payTypes;
    const names = Object.fromEntries(listed.map((one) => [one.payTypeId, one.typeName]));
    expect(names).toEqual(Object.fromEntries(payTypes.list.map(({ code, zh }) => [code, zh])));
  });

  it('orders by a transfer, a code and fast to card are of the four order types and no fifth [DEP-009]', async () => {
    const member = await stage.test.register('FourTypes');
    const listed = (await member.api.listPayTypes({})).payTypes;
    const typeOf = (id: number) => listed.find((one) => one.payTypeId === id)?.orderType;
    expect(typeOf(codes.bankTransfer)).toBe(orderTypes.codes.normalTransfer);
    expect(typeOf(codes.weChatQr)).toBe(orderTypes.codes.normalNonTransfer);
    expect(typeOf(codes.fastToCard)).toBe(orderTypes.codes.speed);
    expect(typeOf(codes.fastAlipay)).toBe(orderTypes.codes.normalSpeed);
    for (const one of listed) expect(orderTypes.codeList).toContain(one.orderType);
    const order = await member.api.createDepositOrder({ payType: codes.unionQr, amount: '203' }, opId());
    expect(order).toMatchObject({ orderType: 'normal-non-transfer', engine: 'qr', orderAmount: '203.00' });
  });

  it.each([
    [codes.weChatQr, '203', {}, 'WECHAT_QR'],
    [codes.jdPay, '203', {}, 'JD_WALLET'],
    [codes.bigPay, '20000', {}, 'BIG_PAY'],
    [codes.bank, '500', { bankCode: 'ICBC' }, 'ONLINE_BANK'],
    [codes.ebPayUsdt, '20.5', {}, 'EB_WALLET'],
  ] as const)(
    'carries method %i through the provider to the wallet',
    async (payType, amount, more, product) => {
      const member = await stage.test.register(`Carry${payType}`);
      const order = await member.api.createDepositOrder({ payType, amount, ...more }, opId());
      await stage.run();
      expect(stage.psp.products.get(order.billNo)).toBe(product);
      stage.psp.pay(order.billNo);
      await stage.callback(stage.psp.message(order.billNo));
      await stage.run();
      const settled = await stage.order(order.billNo);
      expect(settled.status).toBe('settled');
      expect((await stage.balances(member, settled.currency)).center).toBe(settled.orderAmount);
      await stage.proveBooks();
    },
  );

  it('shows whom a method is for, and nobody else', async () => {
    await publish({
      payTypes: [
        methodSetting(codes.weChatQr, { whitelist: ['OnTheList'] }),
        methodSetting(codes.alipay, { minGrade: 3 }),
        methodSetting(codes.unionQr, { svip: true }),
      ],
    });
    const idsOf = async (name: string, grade: number) => {
      const member = await stage.test.register(name);
      await stage.grade(member, grade);
      return (await member.api.listPayTypes({})).payTypes.map((one) => one.payTypeId);
    };
    expect(await idsOf('OnTheList', 0)).toEqual([1, 2120, 312]);
    expect(await idsOf('GradeThree', 3)).toEqual([1, 2120, 411]);
    expect(await idsOf('GradeNine', 9)).toEqual([1, 2120, 411, 213]);
  });

  it('takes the operator’s bounds within the channel’s, and fixed amounts alone where it says so', async () => {
    await publish({
      payTypes: [
        methodSetting(codes.weChatQr, {
          min: '10',
          max: '200',
          fixedOnly: true,
          fixedAmounts: ['100', '150'],
        }),
      ],
    });
    const member = await stage.test.register('Bounds');
    const { payTypes: listed } = await member.api.listPayTypes({});
    expect(listed.find((one) => one.payTypeId === 312)).toMatchObject({
      depositMinAmount: '50.00',
      depositMaxAmount: '200.00',
      fixedOnly: true,
    });
    const order = (amount: string) => member.api.createDepositOrder({ payType: 312, amount }, opId());
    await expect(order('201')).rejects.toMatchObject({ error: 'amountTooLarge' });
    await expect(order('120')).rejects.toMatchObject({ error: 'fixedAmountOnly' });
    expect(await order('150')).toMatchObject({ orderAmount: '150.00' });
  });

  it('the speed-to-card config has its seven keys [DEP-004]', async () => {
    const member = await stage.test.register('Speedy');
    expect(await member.api.getSpeedToCardConfig({})).toEqual({
      bankMaintain: [],
      payConfirmTime: 30,
      payCount: 20,
      payDiscountLimit: '0',
      payNameType: 1,
      payRewardRate: '0',
      whitelist: true,
    });
    await publish({ speedToCard: { ...firstSettings.speedToCard, whitelist: ['Somebody'] } });
    expect(await member.api.getSpeedToCardConfig({})).toMatchObject({ whitelist: false });
  });
});

describe('banks', () => {
  it('that take offline transfers, that can be paid from, and branches in a place [DEP-030, DEP-042] [BANK-007]', async () => {
    const member = await stage.test.register('Banks');
    expect(await member.api.listReceivingBanks({})).toEqual({
      banks: [{ bankCode: 'CMB', bankName: '招商银行' }],
    });
    const { banks } = await member.api.listPayingBanks({});
    expect(banks).toContainEqual({ bankCode: 'ICBC', bankName: '中国工商银行' });
    const { branches } = await member.api.listBankBranches({ bankCode: 'ICBC', place: '杭州市' });
    expect(branches).toContain('中国工商银行杭州西湖支行');
    // Every capital of a province and every municipality has some.
    const capitals =
      '北京 上海 天津 重庆 石家庄 太原 呼和浩特 沈阳 长春 哈尔滨 南京 杭州 合肥 福州 南昌 济南 郑州 武汉 长沙 广州 南宁 海口 成都 贵阳 昆明 拉萨 西安 兰州 西宁 银川 乌鲁木齐';
    for (const place of capitals.split(' ')) expect(branchesIn('中国工商银行', place), place).not.toEqual([]);
    await expect(member.api.listBankBranches({ bankCode: 'NONE', place: '杭州' })).rejects.toMatchObject({
      error: 'bankUnknown',
    });
    expect((await member.api.listBankBranches({ bankCode: 'ICBC', place: '亚特兰蒂斯' })).branches).toEqual(
      [],
    );
  });

  it('the depositor’s name is the real name, shown masked and sent whole [DEP-041]', async () => {
    const member = await stage.test.register('Named');
    expect(await member.api.getDepositorName({})).toEqual({ name: '', known: false });
    await member.api.setRealName({ realName: '陈致远' });
    const { name, known } = await member.api.getDepositorName({});
    expect([name, known]).toEqual(['陈**', true]);
    const { billNo } = await member.api.createDepositOrder({ payType: 1, amount: '500' }, opId());
    await stage.run();
    expect(stage.psp.payerNames.get(billNo)).toBe('陈致远');
  });
});

describe('refusals with their causes', () => {
  const orders = async (member: {
    api: { listDepositOrders: CashierStage['test']['visitor']['listDepositOrders'] };
  }) => (await member.api.listDepositOrders({})).orders;

  it('a method whose guide is unread asks for it, then takes the order [DEP-060]', async () => {
    await publish({ payTypes: [methodSetting(1, { guide: true })] });
    const member = await stage.test.register('Guided');
    const order = () => member.api.createDepositOrder({ payType: 1, amount: '500' }, opId());
    await expect(order()).rejects.toMatchObject({ code: 244_099 });
    expect(await orders(member)).toEqual([]);
    await member.api.acknowledgeDepositGuide({ payType: 1 });
    expect(await order()).toMatchObject({ status: 'opening' });
  });

  it('large deposits wait for a free agent [DEP-061]', async () => {
    await publish({ serviceDesk: { agents: 0, codeMinutes: 30 } });
    const member = await stage.test.register('NoLabor');
    await expect(
      member.api.createDepositOrder({ payType: codes.bigRecharge, amount: '60000' }, opId()),
    ).rejects.toMatchObject({
      code: 244_098,
      message: '当前没有空闲的充值专员，请稍后再试或更换支付方式',
    });
    expect(await orders(member)).toEqual([]);
  });

  it('what does not belong to the method, or is missing from it, is a wrong payment [DEP-065]', async () => {
    const member = await stage.test.register('WrongPay');
    for (const input of [
      { payType: codes.weChatQr, amount: '203', protocol: 1 },
      { payType: codes.weChatQr, amount: '203', bankCode: 'ICBC' },
      { payType: codes.bank, amount: '500' },
      { payType: codes.bank, amount: '500', bankCode: 'NOBANK' },
    ] as const)
      await expect(member.api.createDepositOrder(input, opId())).rejects.toMatchObject({
        code: 244_080,
        message: '支付信息有误，请核对后重新提交',
      });
    expect(await orders(member)).toEqual([]);
  });

  it('no account is free when each of its tails is taken: no two open orders share an amount [DEP-066]', async () => {
    const member = await stage.test.register('NoTail');
    await fillAccount('offline/main1', 700_00n);
    await expect(
      member.api.createDepositOrder({ payType: codes.alipayTransfer, amount: '700' }, opId()),
    ).rejects.toMatchObject({ code: 244_063, message: '暂时没有可用的收款账户，请更换金额或支付方式' });
    expect(await orders(member)).toEqual([]);
    // Another account of the house takes it.
    await publish({ receivingAccounts: [houseAccount, { ...houseAccount, key: 'second' }] });
    const order = await member.api.createDepositOrder(
      { payType: codes.alipayTransfer, amount: '700' },
      opId(),
    );
    expect(order).toMatchObject({ engine: 'offline', uploadView: false });
  });

  it('a method that credits too little proposes another, once, and goes on where the member insists [DEP-067]', async () => {
    await publish({ advice: { orders: 4, percent: 50 }, helpAfter: 0 });
    const member = await stage.test.register('Advised');
    for (let turn = 0; turn < 4; turn += 1) await expired(codes.weChatQr);
    stage.test.clock.advance({ seconds: 20 });
    const input = { payType: codes.weChatQr, amount: '203' } as const;
    await expect(member.api.createDepositOrder(input, opId())).rejects.toMatchObject({
      code: 244_666,
      data: { payType: expect.any(Number) },
    });
    expect(await orders(member)).toEqual([]);
    expect(await member.api.createDepositOrder({ ...input, insist: true }, opId())).toMatchObject({
      orderAmount: '203.00',
    });
  });

  it('a row of unpaid orders leads to customer service, for an hour [DEP-068]', async () => {
    await publish({ helpAfter: 2, advice: { orders: 0, percent: 0 } });
    const member = await stage.test.register('Helped');
    const order = () => member.api.createDepositOrder({ payType: codes.weChatQr, amount: '203' }, opId());
    for (let turn = 0; turn < 2; turn += 1) {
      await order();
      await stage.run();
      stage.test.clock.advance({ minutes: 16 });
      await stage.run();
    }
    await expect(order()).rejects.toMatchObject({ code: 244_388, row: { remedy: 'customerService' } });
    expect(await orders(member)).toHaveLength(2);
    for (let turn = 0; turn < 3; turn += 1) {
      stage.test.clock.advance({ minutes: 21 });
      await orders(member);
    }
    expect(await order()).toMatchObject({ status: 'opening' });
  });
});

/** Every tail of an amount at an account, taken by orders of members used only here. */
async function fillAccount(scope: string, amount: bigint): Promise<void> {
  const { app } = stage.test;
  await inTransaction(app.db, async (tx) => {
    for (let tail = 1n; tail <= 99n; tail += 1n) await insertOrder(tx, row(scope, amount + tail, 2020));
  });
}

/** An order of another member that ended unpaid. */
async function expired(payType: number): Promise<void> {
  const { app } = stage.test;
  await inTransaction(app.db, async (tx) => {
    const order = await insertOrder(tx, row(`x/${app.ids.uuid()}`, 203_00n, payType));
    if (order) await updateStatus(tx, order, 'expired', { endedAt: app.clock.now() });
  });
}

function row(scope: string, amount: bigint, payType: number) {
  const { app } = stage.test;
  const memberId = app.ids.uuid();
  const now = app.clock.now();
  return {
    shard_id: shardOf(memberId),
    bill_no: app.ids.billNo('D'),
    id: app.ids.uuid(),
    member_id: memberId,
    channel: 'offline',
    pay_type: payType,
    protocol: null,
    currency: 'CNY' as const,
    requested: amount,
    amount,
    status: 'pendingPayment' as const,
    account_scope: scope,
    payee: null,
    created_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
  };
}
