import { formatMoney } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, readBalance } from '#modules/ledger';
import { placePspOrders } from '../testing/psp-orders.ts';
import { createCashierStage, opId, type CashierStage } from '../testing/cashier-stage.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

async function openOrder(name: string) {
  const member = await stage.test.register(name);
  const { billNo, orderAmount } = await member.api.createDepositOrder({ payType: 1, amount: '300' }, opId());
  await stage.run();
  return { member, billNo, orderAmount };
}

describe('a channel’s message', () => {
  it('credits once when thirty copies of it arrive at the same moment', async () => {
    const { member, billNo, orderAmount } = await openOrder('ThirtyCopies');
    stage.psp.pay(billNo);
    const message = stage.psp.message(billNo);
    const answers = await Promise.all(Array.from({ length: 30 }, () => stage.callback(message)));
    expect(answers.every(({ status, text }) => status === 200 && text === 'success')).toBe(true);
    await Promise.all([stage.run(), stage.run(), stage.run()]);
    expect((await stage.balances(member)).center).toBe(orderAmount);
    await stage.proveBooks();
  });

  it('that is forged, stale, for another merchant or no message is refused and moves nothing', async () => {
    const { member, billNo } = await openOrder('Forged');
    const { body } = stage.psp.message(billNo);
    const stale = new Date(stage.test.clock.now().getTime() - 301_000);
    const other = JSON.stringify({ ...JSON.parse(body), merchantNo: 'FW99999' });
    const forgeries = [
      { body, headers: stage.psp.sign(body, { key: 'a-key-that-nobody-gave' }) },
      { body, headers: stage.psp.sign(body, { at: stale }) },
      { body: `${body} `, headers: stage.psp.sign(body) },
      { body: other, headers: stage.psp.sign(other) },
      { body: '{"eventId":1}', headers: stage.psp.sign('{"eventId":1}') },
      { body, headers: { 'content-type': 'application/json' } },
    ];
    for (const forgery of forgeries) expect(await stage.callback(forgery)).toMatchObject({ status: 401 });
    await stage.run();
    expect((await stage.balances(member)).center).toBe('0.00');
  });

  it('is believed only about which order to ask for: a lying amount credits what the channel’s book says', async () => {
    const { member, billNo, orderAmount } = await openOrder('LyingAmount');
    stage.psp.pay(billNo);
    const payment = {
      paymentNo: 'PX',
      amount: '99999.00',
      payerName: '甲',
      late: false,
      paidAt: '2026-01-01',
    };
    await stage.callback(stage.psp.message(billNo, 'collection.paid', { payment }));
    await stage.run();
    expect((await stage.balances(member)).center).toBe(orderAmount);
  });

  it('that says paid where the channel’s book says unpaid credits nothing', async () => {
    const { member, billNo } = await openOrder('NotReallyPaid');
    await stage.callback(stage.psp.message(billNo));
    await stage.run();
    expect((await stage.balances(member)).center).toBe('0.00');
    expect(await member.api.getDepositOrder({ billNo })).toMatchObject({ status: 'pendingPayment' });
  });

  it('about an order that is not ours is taken and forgotten', async () => {
    expect(await stage.callback(stage.psp.message('D260101000000000000'))).toMatchObject({ status: 200 });
    expect(await stage.run()).toContain('cashier.ask-about-order');
  });

  it('is worked on again when the channel does not answer the question it raises', async () => {
    const { member, billNo, orderAmount } = await openOrder('AskedAgain');
    stage.psp.pay(billNo);
    const query = '/psp/v1/collections/query';
    stage.psp.spoils = [
      { path: query, answer: 'silence', executed: false },
      { path: query, answer: 'badSignature', executed: true },
      { path: query, answer: 'garbage', executed: true },
      { path: query, answer: 'unknownStatus', executed: true },
    ];
    await stage.callback(stage.psp.message(billNo));
    for (let wait = 0; wait < 6; wait += 1) {
      await stage.run();
      stage.test.clock.advance({ seconds: 61 });
    }
    expect((await stage.balances(member)).center).toBe(orderAmount);
  });
});

describe('five messages of one order, in any order', () => {
  const permutations = (items: readonly number[]): number[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((one, index) => permutations(items.toSpliced(index, 1)).map((rest) => [one, ...rest]));

  /** Of all 120; `FAIRWAY_PERMUTATIONS=120` runs each of them. */
  const runs = Number(process.env['FAIRWAY_PERMUTATIONS'] ?? 24);

  it('come to the same state and balance in every permutation, doubled', async () => {
    const { app } = stage.test;
    const events = ['paid', 'paid', 'paid', 'closed', 'failed'].map((event) => `collection.${event}`);
    const orders = permutations([0, 1, 2, 3, 4])
      .filter((_, at) => at % Math.ceil(120 / runs) === 0)
      .map((order) => ({ order, memberId: app.ids.uuid() }));
    const placed = await placePspOrders(app, orders.map(({ memberId }) => memberId)); // prettier-ignore
    await stage.run();
    const bodies = orders.map(({ order }, at) => {
      const billNo = placed[at] ?? '';
      // Paid short, the rest, and once more: 100.00 + 200.00 credited, 50.00 waits.
      for (const amount of ['100.00', '200.00', '50.00']) stage.psp.pay(billNo, { amount });
      const messages = events.map((event) => stage.psp.message(billNo, event));
      return order.flatMap((one) => messages[one] ?? []);
    });
    for (const step of events.keys()) {
      const now = bodies.flatMap((messages) => messages[step] ?? []);
      for (const message of now) await Promise.all([stage.callback(message), stage.callback(message)]);
      await stage.run();
    }
    for (const [at, { order, memberId }] of orders.entries()) {
      const { status, creditedAmount, problem } = await stage.order(placed[at] ?? '');
      const center = formatMoney(await readBalance(app.db, accountsOf(memberId).center('CNY')));
      expect({ order, status, creditedAmount, problem, center }).toEqual({
        order,
        status: 'settled',
        creditedAmount: '300.00',
        problem: 'extra',
        center: '300.00',
      });
    }
    await stage.proveBooks();
  });
});
