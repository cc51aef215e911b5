import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Merchant } from '../../../testing/merchant.ts';
import { RunningSandbox } from '../../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
let merchant: Merchant;
beforeAll(async () => {
  [sandbox, merchant] = await Promise.all([RunningSandbox.start(), Merchant.start()]);
});
beforeEach(async () => {
  await sandbox.reset();
  merchant.clear();
});
afterAll(() => Promise.all([sandbox.stop(), merchant.stop()]));

const order = (over: object = {}) => ({
  merchantNo: 'FW10001',
  orderNo: 'D100',
  amount: '100.00',
  currency: 'CNY',
  payType: 'BANK_TRANSFER',
  notifyUrl: merchant.url,
  ...over,
});
const create = (over: object = {}) => sandbox.call('psp', '/psp/v1/collections', order(over));
const query = (over: object = {}) =>
  sandbox.call('psp', '/psp/v1/collections/query', { merchantNo: 'FW10001', orderNo: 'D100', ...over });
const pay = (act: object) => sandbox.post('/director/psp/collections/D100/pay', act);

describe('creating a collection', () => {
  it('answers the order with a pay page and an account to pay into', async () => {
    const { body } = await create();
    expect(body.order).toMatchObject({
      status: 'UNPAID',
      amount: '100.00',
      paidAmount: '0.00',
      payments: [],
    });
    expect(body.order.payee).toMatchObject({
      bank: expect.any(String),
      account: expect.stringMatching(/^\d{16}$/),
    });
    expect((await fetch(body.order.payUrl)).status).toBe(200);
  });

  it('answers a repeat with the same order and refuses other content under the same number', async () => {
    const [first, again] = [await create(), await create()];
    expect(again.body).toEqual(first.body);
    const other = await create({ amount: '100.01' });
    expect([other.status, other.body.code]).toEqual([409, 'ORDER_CONFLICT']);
    expect((await query()).body.order.amount).toBe('100.00');
  });

  it.each(['0', '-1', '1e3', '01', '1.001', '', '99999999999999999999'])(
    'refuses the amount %j',
    async (amount) => {
      expect((await create({ amount })).body.code).toBe('INVALID_REQUEST');
    },
  );

  it.each([
    'http://10.0.0.1/x',
    'http://user@127.0.0.1/',
    'file:///etc/passwd',
    'http://127.0.0.1.evil.example/',
  ])('refuses to be sent knocking at %s', async (notifyUrl) => {
    expect((await create({ notifyUrl })).body.code).toBe('INVALID_REQUEST');
  });

  it('is refused for good once a query has sealed the unknown number', async () => {
    expect((await query({ seal: true })).status).toBe(404);
    expect((await create()).body.code).toBe('ORDER_SEALED');
    expect((await query()).status).toBe(404);
  });
});

describe('products', () => {
  it.each([
    ['WECHAT_QR', 'CNY', '100.00', /\/psp\/pay\/[\w-]+$/],
    ['QQ_WALLET', 'CNY', '100.00', /\?wallet=qq_wallet&order=D100$/],
    ['EB_WALLET', 'USDT', '20.5', /\?wallet=eb_wallet&order=D100$/],
  ])(
    '%s in %s has a code to scan, and is paid with the same faults as any other',
    async (payType, currency, amount, code) => {
      const { body } = await create({ payType, currency, amount });
      expect(body.order).toMatchObject({ payType, payee: null, qrCode: expect.stringMatching(code) });
      expect((await fetch(body.order.qrCode)).status).toBe(200);
      expect((await pay({ kind: 'twice' })).body.order.payments).toHaveLength(2);
    },
  );

  it('a large order is taken by its own product only from its least amount on', async () => {
    expect((await create({ payType: 'BIG_PAY', amount: '9999.99' })).body.code).toBe('INVALID_REQUEST');
    expect((await create({ payType: 'BIG_PAY', amount: '10000' })).body.order.qrCode).toBeNull();
  });

  it('refuses a wallet’s other currency, and a bank where none is asked', async () => {
    expect((await create({ payType: 'EB_WALLET' })).body.code).toBe('INVALID_REQUEST');
    expect((await create({ bankCode: 'ICBC' })).body.code).toBe('INVALID_REQUEST');
    expect((await create({ payType: 'ONLINE_BANK', bankCode: 'ICBC' })).body.code).toBe('OK');
  });
});

describe('paying', () => {
  it.each([
    ['full', [['100.00', false]], '100.00'],
    ['short', [['99.00', false]], '99.00'],
    ['over', [['101.00', false]], '101.00'],
    // 100.00 twice
    [
      'twice',
      [
        ['100.00', false],
        ['100.00', false],
      ],
      '200.00',
    ],
  ])('%s books what was paid and reports each payment once', async (kind, payments, total) => {
    await create();
    const { body } = await pay({ kind });
    expect(body.order).toMatchObject({ status: 'PAID', paidAmount: total });

    const arrivals = await merchant.receivedInOrder(payments.length);
    expect(arrivals.map(({ body: event }) => [event.payment.amount, event.payment.late])).toEqual(payments);
    expect(arrivals.map(({ body: event }) => event.sequence)).toEqual(payments.map((_, index) => index + 1));
    expect(new Set(arrivals.map(({ body: event }) => event.payment.paymentNo)).size).toBe(payments.length);
    expect(
      arrivals.every(({ signatureHolds, merchantNo }) => signatureHolds && merchantNo === 'FW10001'),
    ).toBe(true);
    const book = (await sandbox.get('/director/psp/book')).body;
    expect(book.totals.CNY).toEqual({ collected: total, paidOut: '0.00', returned: '0.00' });
  });

  it('late closes the order first and the payment says so', async () => {
    await create();
    await pay({ kind: 'late' });
    const [closed, paid] = await merchant.receivedInOrder(2);
    expect([closed?.body.type, closed?.body.order.status]).toEqual(['collection.closed', 'CLOSED']);
    expect([paid?.body.type, paid?.body.payment.late, paid?.body.order.status]).toEqual([
      'collection.paid',
      true,
      'PAID',
    ]);
  });

  it('fails, and may be tried again', async () => {
    await create();
    expect((await pay({ kind: 'fail' })).body.order.status).toBe('FAILED');
    expect((await pay({ kind: 'fail' })).body.code).toBe('WRONG_STATUS');
    expect((await pay({ kind: 'full' })).body.order.status).toBe('PAID');
  });

  it('works on the hosted page, with any amount that is typed', async () => {
    const { body } = await create();
    const path = new URL(body.order.payUrl).pathname;
    expect((await sandbox.submit(path, { kind: 'full', amount: '42.10' })).status).toBe(303);
    expect((await sandbox.get(path)).text).toContain('¥42.10');
    expect((await query()).body.order.paidAmount).toBe('42.10');
    await merchant.received(1);
  });

  it('in USDT keeps six decimals', async () => {
    await create({ currency: 'USDT', amount: '1.5' });
    expect((await pay({ kind: 'full', amount: '1.000001' })).body.order).toMatchObject({
      amount: '1.500000',
      paidAmount: '1.000001',
    });
  });
});

describe('the bank app', () => {
  const transfer = (over: object) =>
    sandbox.post('/director/bank/transfers', { amount: '100.00', payerName: '周宁', ...over });

  it('finds the order by account and remark', async () => {
    const { account, remark } = (await create()).body.order.payee;
    const receipt = await transfer({
      account: account.replace(/(\d{4})/g, '$1 '),
      remark: ` ${remark.toLowerCase()} `,
    });
    expect(receipt.body).toMatchObject({ matched: true, orderNo: 'D100' });
    expect((await merchant.received(1))[0]?.body.payment.payerName).toBe('周宁');
  });

  it('keeps money with a wrong remark until it is assigned, once', async () => {
    const { account } = (await create()).body.order.payee;
    const { unclaimedNo, matched } = (await transfer({ account, remark: 'HQWRONG' })).body;
    expect(matched).toBe(false);
    expect((await query()).body.order.status).toBe('UNPAID');

    const assign = () => sandbox.post(`/director/bank/unclaimed/${unclaimedNo}/assign`, { orderNo: 'D100' });
    expect((await assign()).body).toMatchObject({ matched: true, orderNo: 'D100' });
    expect((await assign()).body.code).toBe('UNCLAIMED_NOT_FOUND');
    expect((await query()).body.order.paidAmount).toBe('100.00');
  });

  it('shows a page on which a person can do the same', async () => {
    const { account, remark } = (await create()).body.order.payee;
    const page = await sandbox.submit('/bank', { account, remark, amount: '100', payerName: '<b>周宁</b>' });
    expect(page.text).toContain('转账成功');
    const paid = await sandbox.get(new URL((await query()).body.order.payUrl).pathname);
    expect(paid.text).toContain('&lt;b&gt;周宁');
  });
});
