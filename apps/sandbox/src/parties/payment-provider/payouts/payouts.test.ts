import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Merchant, pause } from '../../../testing/merchant.ts';
import { RunningSandbox, sign } from '../../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
let merchant: Merchant;
beforeAll(async () => {
  [sandbox, merchant] = await Promise.all([RunningSandbox.start(), Merchant.start()]);
});
beforeEach(async () => {
  await sandbox.reset();
  await sandbox.post('/director/settings', { payoutDelayMs: 0 });
  merchant.clear();
});
afterAll(() => Promise.all([sandbox.stop(), merchant.stop()]));

const order = (over: object = {}) => ({
  merchantNo: 'FW10001',
  orderNo: 'W100',
  amount: '200.00',
  currency: 'CNY',
  notifyUrl: merchant.url,
  payee: { bank: '招商银行', holder: '陈远', account: '6214830000006621' },
  ...over,
});
const create = (over: object = {}, overrides: object = {}) =>
  sandbox.call('psp', '/psp/v1/payouts', order(over), overrides);
const query = (over: object = {}) =>
  sandbox.call('psp', '/psp/v1/payouts/query', { merchantNo: 'FW10001', orderNo: 'W100', ...over });
const paidOut = async () => (await sandbox.get('/director/psp/book')).body.totals.CNY;

describe('a payout', () => {
  it('is accepted, then paid and reported', async () => {
    expect((await create()).body.order).toMatchObject({ status: 'ACCEPTED', paidAt: null });
    const [paid] = await merchant.received(1);
    expect([paid?.body.type, paid?.body.order.status]).toEqual(['payout.paid', 'PAID']);
    expect(await paidOut()).toEqual({ collected: '0.00', paidOut: '200.00', returned: '0.00' });
  });

  it('asked for thirty times at once is paid once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => create()));
    expect(new Set(answers.map(({ body }) => body.order.providerOrderNo)).size).toBe(1);
    await merchant.received(1);
    await pause(120);
    expect(merchant.arrivals).toHaveLength(1);
    expect((await paidOut()).paidOut).toBe('200.00');
  });

  it('is refused under the same number with another payee', async () => {
    await create();
    const other = await create({ payee: { bank: '招商银行', holder: '陈远', account: '6214830000009999' } });
    expect([other.status, other.body.code]).toEqual([409, 'ORDER_CONFLICT']);
  });

  it('goes to an e-wallet in place of a bank account, never to both or neither', async () => {
    const wallet = { product: 'ALIPAY', account: 'chen.yuan@163.com' };
    const paid = await create({ payee: undefined, wallet });
    expect(paid.body.order).toMatchObject({ payee: null, wallet, status: 'ACCEPTED' });
    const moved = await create({ payee: undefined, wallet: { ...wallet, account: 'li.he@163.com' } });
    expect([moved.status, moved.body.code]).toEqual([409, 'ORDER_CONFLICT']);
    for (const wrong of [
      { wallet },
      { payee: undefined },
      { payee: undefined, wallet: { ...wallet, product: 'X' } },
    ])
      expect((await create({ orderNo: 'W101', ...wrong })).body.code).toBe('INVALID_REQUEST');
    await merchant.received(1);
    expect((await paidOut()).paidOut).toBe('200.00');
  });

  it('can fail, can come back after success, and is then final', async () => {
    await sandbox.post('/director/settings', { payoutMode: 'hold' });
    await create();
    const resolve = (status: string) => sandbox.post('/director/psp/payouts/W100/resolve', { status });
    expect((await resolve('RETURNED')).body.code).toBe('WRONG_STATUS');
    expect((await resolve('PAID')).body.order.status).toBe('PAID');
    expect((await resolve('FAILED')).body.code).toBe('WRONG_STATUS');
    expect((await resolve('RETURNED')).body.order).toMatchObject({
      status: 'RETURNED',
      failCode: 'BANK_RETURNED',
    });
    expect((await resolve('PAID')).body.code).toBe('WRONG_STATUS');
    const types = (await merchant.receivedInOrder(2)).map(({ body }) => body.type);
    expect(types).toEqual(['payout.paid', 'payout.returned']);
    expect(await paidOut()).toEqual({ collected: '0.00', paidOut: '200.00', returned: '200.00' });
  });

  it.each([
    ['fail', ['payout.failed']],
    ['return', ['payout.paid', 'payout.returned']],
  ])('in mode %s does so by itself', async (payoutMode, types) => {
    await sandbox.post('/director/settings', { payoutMode });
    await create();
    expect((await merchant.receivedInOrder(types.length)).map(({ body }) => body.type)).toEqual(types);
  });
});

describe('a payout under faults', () => {
  it.each(['error500', 'garbage', 'reset', 'badSignature', 'unknownStatus'])(
    'answered with %s after execution is in the book once, however often it is asked again',
    async (answer) => {
      await sandbox.fault('psp', 'payouts', { kind: 'request', answer });
      const first = await create().catch((error: unknown) => error);
      if (answer === 'reset') expect(first).toBeInstanceOf(Error);
      expect((await query()).body.order.providerOrderNo).toMatch(/^W/);
      expect((await create()).status).toBe(200);
      await merchant.received(1);
      expect((await paidOut()).paidOut).toBe('200.00');
    },
  );

  it('that timed out without being executed is unknown to the query', async () => {
    await sandbox.fault('psp', 'payouts', { kind: 'request', execute: 'no', answer: 'silent' });
    await expect(create({}, { timeoutMs: 150 })).rejects.toThrow(/timeout/);
    expect((await query()).status).toBe(404);
  });

  it('that executes late does so after the query said no, unless the query sealed it', async () => {
    const late = { kind: 'request', execute: 'late', answer: 'error500', lateMs: 600_000 };
    await sandbox.fault('psp', 'payouts', late, { times: 2 });
    await create();
    await create({ orderNo: 'W200' });
    expect((await query()).status).toBe(404);
    expect((await query({ orderNo: 'W200', seal: true })).status).toBe(404);
    expect((await sandbox.post('/director/late-executions', {})).body).toMatchObject({ executed: 2 });
    await merchant.received(1);
    expect((await query()).body.order.status).toBe('PAID');
    expect((await query({ orderNo: 'W200' })).status).toBe(404);
    expect((await paidOut()).paidOut).toBe('200.00');
  });

  it('meets maintenance without being executed, signed', async () => {
    await sandbox.fault('psp', '*', { kind: 'request', answer: 'maintenance' });
    const refused = await create();
    expect([refused.status, refused.body.code]).toEqual([503, 'MAINTENANCE']);
    expect(refused.headers.get('x-psp-signature')).toMatch(/^v1=/);
    expect((await query()).status).toBe(404);
  });

  it('is answered under a signature that does not hold, or with a status nobody knows', async () => {
    await sandbox.fault('psp', 'payouts', { kind: 'request', answer: 'badSignature' });
    const bad = await create();
    const header = (name: string) => bad.headers.get(`x-psp-${name}`) ?? '';
    expect(header('signature')).not.toBe(sign('psp', header('timestamp'), header('nonce'), bad.text));
    await sandbox.fault('psp', 'payouts', { kind: 'request', answer: 'unknownStatus' });
    expect((await create()).body.order.status).toBe('XQ_88');
  });

  it('is written down with the fault that struck it', async () => {
    await sandbox.fault('psp', 'payouts', { kind: 'request', answer: 'error500' }, { orderNo: 'W300' });
    await create();
    await create({ orderNo: 'W300' });
    const { calls } = (await sandbox.get('/director/calls?operation=payouts')).body;
    expect(calls.map((call: { orderNo: string; code: string }) => [call.orderNo, call.code])).toEqual([
      ['W300', 'error500'],
      ['W100', 'OK'],
    ]);
  });
});

describe('the statement', () => {
  it('pages through every movement once', async () => {
    for (const orderNo of ['W1', 'W2', 'W3']) await create({ orderNo });
    await merchant.received(3);
    const range = {
      merchantNo: 'FW10001',
      from: '2020-01-01T00:00:00.000Z',
      to: '2100-01-01T00:00:00.000Z',
      limit: 2,
    };
    const first = (await sandbox.call('psp', '/psp/v1/statement', range)).body;
    const second = (await sandbox.call('psp', '/psp/v1/statement', { ...range, cursor: first.nextCursor }))
      .body;
    const orders = [...first.entries, ...second.entries].map((entry: { orderNo: string }) => entry.orderNo);
    expect(orders).toEqual(['W1', 'W2', 'W3']);
    expect(second.nextCursor).toBeNull();
  });
});
