import { cny, formatMoney, parseMoney, subtract } from '@fairway/money';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCashierStage, opId, type CashierStage } from '../../testing/cashier-stage.ts';
import type { TestMember } from '../../../../testing/test-app.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterEach(() => {
  stage.psp.spoils = [];
});
afterAll(() => stage.end());

/** An open order with its payee, and how to report it to the server. */
async function openOrder(member: TestMember, amount = '300') {
  const { billNo, orderAmount } = await member.api.createDepositOrder({ payType: 1, amount }, opId());
  await stage.run();
  const notify = async () => {
    await stage.callback(stage.psp.message(billNo));
    await stage.run();
  };
  const read = () => stage.order(billNo);
  return { billNo, orderAmount, notify, read };
}

describe('money that comes otherwise than ordered', () => {
  it('waits for a decision when it is short, and is credited in full once the rest comes in time', async () => {
    const member = await stage.test.register('PaysShort');
    const { billNo, orderAmount, notify, read } = await openOrder(member);
    stage.psp.pay(billNo, { amount: '200.00' });
    await notify();
    expect(await read()).toMatchObject({
      orderState: 102,
      status: 'deciding',
      problem: 'short',
      paidAmount: '200.00',
    });
    expect((await stage.balances(member)).center).toBe('0.00');

    const rest = subtract(parseMoney(orderAmount, 'CNY'), cny(200_00n));
    stage.psp.pay(billNo, { amount: formatMoney(rest) });
    await notify();
    expect(await read()).toMatchObject({ status: 'settled', creditedAmount: orderAmount, problem: null });
    expect((await stage.balances(member)).center).toBe(orderAmount);
    await stage.proveBooks();
  });

  it('waits when it is over, and a clerk credits what was paid, with his name in the trail', async () => {
    const member = await stage.test.register('PaysOver');
    const { billNo, notify, read } = await openOrder(member);
    stage.psp.pay(billNo, { amount: '999.99' });
    await notify();
    expect(await read()).toMatchObject({ status: 'deciding', problem: 'over' });

    const clerk = await stage.test.operator('cashier');
    const { decisions } = await clerk.api.listDepositDecisions({});
    const line = decisions.find(({ payment }) => payment.billNo === billNo);
    const paymentId = line?.payment.paymentId ?? '';
    const decision = { paymentId, decision: 'credit', reason: '会员多付，按实付入账' } as const;
    const decided = await clerk.api.decideDeposit(decision, opId());
    expect(decided).toMatchObject({ payment: { state: 'credited' }, decidedBy: { name: clerk.name } });
    expect(await read()).toMatchObject({ status: 'settled', creditedAmount: '999.99' });
    await expect(clerk.api.decideDeposit(decision, opId())).rejects.toMatchObject({
      error: 'depositPaymentDecided',
    });
    expect((await stage.balances(member)).center).toBe('999.99');
    await stage.proveBooks();
  });

  it('waits when it is paid after the expiry, and can be sent back', async () => {
    const member = await stage.test.register('PaysLate');
    const { billNo, notify, read } = await openOrder(member);
    stage.test.clock.advance({ minutes: 16 });
    await stage.run();
    expect(await read()).toMatchObject({ orderState: 103, status: 'expired' });

    stage.psp.pay(billNo, { late: true });
    await notify();
    expect(await read()).toMatchObject({ orderState: 102, status: 'deciding', problem: 'late' });
    const clerk = await stage.test.operator('cashier');
    const { payments } = await clerk.api.getDepositCase({ billNo });
    const paymentId = payments[0]?.paymentId ?? '';
    await expect(
      clerk.api.decideDeposit({ paymentId, decision: 'return', reason: ' ' }, opId()),
    ).rejects.toMatchObject({ error: 'reasonNeeded' });
    await clerk.api.decideDeposit({ paymentId, decision: 'keepWaiting', reason: '等待会员凭证' }, opId());
    expect(await read()).toMatchObject({ status: 'deciding' });
    await clerk.api.decideDeposit({ paymentId, decision: 'return', reason: '非本人付款' }, opId());
    expect(await read()).toMatchObject({ orderState: 103, status: 'returned' });
    expect((await stage.balances(member)).center).toBe('0.00');
  });

  it('is credited when it was paid in time and only the news came late', async () => {
    const member = await stage.test.register('LateNews');
    const { billNo, orderAmount, notify, read } = await openOrder(member);
    const paidAt = stage.test.clock.now();
    stage.psp.spoils = Array.from({ length: 99 }, () => ({
      path: '/psp/v1/collections/query', answer: 'http500', executed: false,
    })); // prettier-ignore
    for (let wait = 0; wait < 16; wait += 1) {
      stage.test.clock.advance({ minutes: 2 });
      await stage.run();
    }
    expect(await read()).toMatchObject({ status: 'expired' });
    stage.psp.spoils = [];
    stage.psp.pay(billNo, { paidAt });
    await notify();
    expect(await read()).toMatchObject({ status: 'settled', creditedAmount: orderAmount });
  });

  it('is found by asking when its message was lost', async () => {
    const member = await stage.test.register('LostNews');
    const { billNo, orderAmount, read } = await openOrder(member);
    stage.psp.pay(billNo);
    stage.test.clock.advance({ seconds: 30 });
    await stage.run();
    expect(await read()).toMatchObject({ status: 'settled', creditedAmount: orderAmount });
  });

  it('is an extra payment when the order was settled before, and waits by itself', async () => {
    const member = await stage.test.register('PaysTwice');
    const { billNo, orderAmount, notify, read } = await openOrder(member);
    stage.psp.pay(billNo);
    await notify();
    stage.psp.pay(billNo);
    await notify();
    expect(await read()).toMatchObject({ orderState: 103, status: 'settled', problem: 'extra' });
    expect((await stage.balances(member)).center).toBe(orderAmount);
    const clerk = await stage.test.operator('cashier');
    const { payments } = await clerk.api.getDepositCase({ billNo });
    const extra = payments.find(({ problem }) => problem === 'extra');
    const decision = {
      paymentId: extra?.paymentId ?? '',
      decision: 'credit',
      reason: '会员同意入账',
    } as const;
    await clerk.api.decideDeposit(decision, opId());
    expect((await read()).creditedAmount).not.toBe(orderAmount);
    await stage.proveBooks();
  });

  it('for a cancelled order is credited when it was paid before, and waits when it was paid after', async () => {
    const [before, after] = [
      await stage.test.register('PaidFirst'),
      await stage.test.register('CancelFirst'),
    ];
    const first = await openOrder(before);
    stage.psp.pay(first.billNo);
    stage.test.clock.advance({ seconds: 1 });
    await before.api.cancelDepositOrder({ billNo: first.billNo }, opId());
    await first.notify();
    expect(await first.read()).toMatchObject({ status: 'settled' });

    const second = await openOrder(after);
    await after.api.cancelDepositOrder({ billNo: second.billNo }, opId());
    stage.test.clock.advance({ seconds: 1 });
    stage.psp.pay(second.billNo);
    await second.notify();
    expect(await second.read()).toMatchObject({ status: 'deciding', problem: 'late' });
    stage.psp.pay(second.billNo);
    await second.notify();
    expect(await second.read()).toMatchObject({ status: 'deciding', problem: 'late' });
    expect((await stage.balances(after)).center).toBe('0.00');
    await stage.proveBooks();
  });
});

describe('an order that nobody pays', () => {
  it('ends at its time after the channel was asked, half an hour later when it was marked as paid', async () => {
    const [plain, marked] = [
      await stage.test.register('JustExpires'),
      await stage.test.register('MarkedExpires'),
    ];
    const one = await openOrder(plain);
    const two = await openOrder(marked);
    await marked.api.markDepositPaid({ billNo: two.billNo }, opId());
    stage.test.clock.advance({ minutes: 16 });
    await stage.run();
    expect(await one.read()).toMatchObject({ status: 'expired' });
    expect(await two.read()).toMatchObject({ status: 'markedPaid', orderState: 102 });
    stage.test.clock.advance({ minutes: 30 });
    await stage.run();
    expect(await two.read()).toMatchObject({ status: 'expired', orderState: 103 });
  });

  it('fails when the channel gives no payee in four tries, so that the member is not held up', async () => {
    const member = await stage.test.register('NoPayee');
    stage.psp.spoils = Array.from({ length: 4 }, () => ({
      path: '/psp/v1/collections', answer: 'maintenance', executed: false,
    })); // prettier-ignore
    const { read } = await openOrder(member);
    for (let wait = 0; wait < 4; wait += 1) {
      stage.test.clock.advance({ seconds: 30 });
      await stage.run();
    }
    expect(await read()).toMatchObject({ status: 'failed', orderState: 103 });
    expect(await member.api.getActiveDepositOrder({})).toBeNull();
  });

  it('gets its payee when the first answer is lost, though the channel had taken the order', async () => {
    const member = await stage.test.register('LostAnswer');
    stage.psp.spoils = [{ path: '/psp/v1/collections', answer: 'silence', executed: true }];
    const { read } = await openOrder(member);
    stage.test.clock.advance({ seconds: 10 });
    await stage.run();
    expect(await read()).toMatchObject({ status: 'pendingPayment', bankName: '招商银行' });
  });
});
