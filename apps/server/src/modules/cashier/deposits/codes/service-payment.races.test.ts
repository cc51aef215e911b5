import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createCashierStage, opId, type CashierStage } from '../../testing/cashier-stage.ts';
import { houseAccount, publishSettings, methodSetting } from '../../testing/pay-settings.ts';
import type { TestOperator } from '../../../../testing/test-app.ts';

let stage: CashierStage;
let clerk: TestOperator;
let lead: TestOperator;
beforeAll(async () => {
  stage = await createCashierStage();
  clerk = await stage.test.operator('cashier');
  lead = await stage.test.operator('cashier-lead');
});
afterAll(() => stage.end());
beforeEach(() =>
  publishSettings(stage.test.app, {
    payTypes: [methodSetting(1000), methodSetting(2020), methodSetting(10206)],
    receivingAccounts: [houseAccount],
  }),
);

describe('the customer-service payment', () => {
  it('has a code and a link, kept as hashes, that hold for half an hour and for the newest only [DEP-034, DEP-035, DEP-044]', async () => {
    const member = await stage.test.register('Coded');
    const first = await member.api.getArtificialRechargeCode({});
    expect(first.code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect((await clerk.api.searchRechargeCode({ code: first.code.toLowerCase() })).member.name).toBe(
      'Coded',
    );
    const { url } = await member.api.getEncryptUrl({});
    expect(url).toMatch(/\/cs\?ticket=[\w-]{40,}$/);
    // The newest alone holds: the link has ended the first code.
    await expect(clerk.api.searchRechargeCode({ code: first.code })).rejects.toMatchObject({
      error: 'rechargeCodeUnknown',
    });
    expect((await clerk.api.searchRechargeCode({ code: url })).member.name).toBe('Coded');
    const ticket = url.slice(url.indexOf('=') + 1);
    const { code } = await member.api.readServiceTicket({ ticket });
    expect((await clerk.api.searchRechargeCode({ code })).member.name).toBe('Coded');
    const stranger = await stage.test.register('CodedOther');
    await expect(stranger.api.readServiceTicket({ ticket })).rejects.toMatchObject({
      error: 'rechargeCodeUnknown',
    });
    const opened = await member.api.openServicePayment({});
    expect(opened).toMatchObject({ svip: false, code: expect.any(String), url: expect.any(String) });
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(codes)::text as text from cashier_recharge_codes codes`.execute(stage.test.app.db);
    for (const { text } of rows) expect(text).not.toContain(opened.code.replace('-', ''));
    stage.test.clock.advance({ minutes: 16 });
    await member.api.getDepositCount({});
    stage.test.clock.advance({ minutes: 15 });
    const later = await stage.test.operator('cashier');
    await expect(later.api.searchRechargeCode({ code: opened.code })).rejects.toMatchObject({
      error: 'rechargeCodeUnknown',
    });
    clerk = await stage.test.operator('cashier');
    lead = await stage.test.operator('cashier-lead');
  });

  it('serves SVIP members without waiting, and nobody else by their calls [DEP-036, DEP-037]', async () => {
    await publishSettings(stage.test.app, { serviceDesk: { agents: 0, codeMinutes: 30 } });
    const member = await stage.test.register('Plain');
    await expect(member.api.getArtificialRechargeCode({})).rejects.toMatchObject({ code: 244_098 });
    await expect(member.api.getSvipRechargeCode({})).rejects.toMatchObject({ error: 'svipOnly' });
    await expect(member.api.getSvipEncryptUrl({})).rejects.toMatchObject({ error: 'svipOnly' });
    await stage.grade(member, 8);
    const { code } = await member.api.getSvipRechargeCode({});
    expect(await clerk.api.searchRechargeCode({ code })).toMatchObject({ svip: true });
    expect((await member.api.getSvipEncryptUrl({})).url).toContain('/cs?ticket=');
  });

  it('is entered once by one person under two agents at once, and credited by another', async () => {
    const member = await stage.test.register('AtDesk');
    const { code } = await member.api.getArtificialRechargeCode({});
    const enter = (operator: TestOperator, reference: string) =>
      operator.api.redeemRechargeCode({ code, amount: '8000', reference, payerName: '陈致远' }, opId());
    const ends = await Promise.allSettled([enter(clerk, 'ST-10001'), enter(lead, 'ST-10002')]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await member.api.listDepositOrders({})).toMatchObject({
      orders: [{ payType: 112, status: 'deciding', problem: 'manual', orderAmount: '8000.00' }],
    });
    expect((await stage.balances(member)).center).toBe('0.00');

    const { decisions } = await lead.api.listDepositDecisions({});
    const paymentId = decisions.find((line) => line.member.name === 'AtDesk')?.payment.paymentId ?? '';
    const credit = (operator: TestOperator) =>
      operator.api.decideDeposit({ paymentId, decision: 'credit', reason: '流水已核对' }, opId());
    const [maker, other] = ends[0].status === 'fulfilled' ? [clerk, lead] : [lead, clerk];
    await expect(credit(maker)).rejects.toMatchObject({ error: 'approverIsMaker' });
    expect((await stage.balances(member)).center).toBe('0.00');
    await credit(other);
    expect((await stage.balances(member)).center).toBe('8000.00');
    await stage.proveBooks();
  });
});

describe('an offline transfer', () => {
  it('goes from the house’s account over the proof and two people to the wallet [DEP-053]', async () => {
    const member = await stage.test.register('Offline');
    const order = await member.api.createDepositOrder(
      { payType: 10206, amount: '30000', bankCode: 'ICBC' },
      opId(),
    );
    await stage.run();
    const opened = await member.api.getBigBankOrder({});
    expect(opened).toMatchObject({
      billNo: order.billNo,
      status: 'pendingPayment',
      recipientAccount: houseAccount.account,
      recipientName: houseAccount.holder,
      uploadView: true,
    });
    expect(opened?.orderAmount).not.toBe('30000.00');
    await member.api.markDepositPaid({ billNo: order.billNo }, opId());
    const { receipts } = await clerk.api.listDepositReceipts({});
    expect(receipts.map((line) => line.order.billNo)).toEqual([order.billNo]);

    const receipt = { billNo: order.billNo, amount: opened?.orderAmount ?? '', reference: 'ST-20001' };
    const { payment } = await clerk.api.enterDepositReceipt(receipt, opId());
    await expect(lead.api.enterDepositReceipt(receipt, opId())).rejects.toMatchObject({
      error: 'receiptKnown',
    });
    await lead.api.decideDeposit(
      { paymentId: payment.paymentId, decision: 'credit', reason: '流水已核对' },
      opId(),
    );
    expect((await stage.balances(member)).center).toBe(opened?.orderAmount);
    expect(await member.api.getBigBankOrder({})).toBeNull();
    await stage.proveBooks();
  });

  it('never shares an amount of an account with another open order, however many are made at once', async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, (_, index) => stage.test.register(`AtOnce${index}`)),
    );
    const made = await Promise.all(
      members.map(({ api }) => api.createDepositOrder({ payType: 2020, amount: '600' }, opId())),
    );
    expect(new Set(made.map(({ orderAmount }) => orderAmount)).size).toBe(8);
  });

  it('is not entered for an order that a channel proves', async () => {
    const member = await stage.test.register('NotOffline');
    const { billNo } = await member.api.createDepositOrder({ payType: 1, amount: '500' }, opId());
    await stage.run();
    await expect(
      clerk.api.enterDepositReceipt({ billNo, amount: '500', reference: 'ST-30001' }, opId()),
    ).rejects.toMatchObject({ error: 'depositStateWrong' });
  });
});

describe('gift codes', () => {
  it('count when a second person has released them, and one member redeems one once', async () => {
    const { batch, codes } = await clerk.api.issueGiftCodes(
      { amount: '88', count: 2, days: 7, note: '周年活动' },
      opId(),
    );
    const code = codes[0] ?? '';
    const [one, two] = [await stage.test.register('GiftOne'), await stage.test.register('GiftTwo')];
    await expect(one.api.redeemGiftCode({ code }, opId())).rejects.toMatchObject({ error: 'giftCodeWrong' });
    await expect(clerk.api.releaseGiftCodes({ id: batch.id }, opId())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    await lead.api.releaseGiftCodes({ id: batch.id }, opId());

    const ends = await Promise.allSettled(
      [one, two, one, two].map((member) => member.api.redeemGiftCode({ code }, opId())),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const balances = [await stage.balances(one), await stage.balances(two)].map(({ center }) => center);
    expect(balances.toSorted()).toEqual(['0.00', '88.00']);
    expect((await clerk.api.listGiftBatches({})).batches).toMatchObject([{ redeemed: 1, count: 2 }]);
    await stage.proveBooks();
  });
});
