import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Merchant, pause } from '../testing/merchant.ts';
import { RunningSandbox } from '../testing/running-sandbox.ts';
import { retrySeconds, retryDelay } from './retry-schedule.ts';

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

const create = (orderNo = 'D1') =>
  sandbox.call('psp', '/psp/v1/collections', {
    merchantNo: 'FW10001',
    orderNo,
    amount: '100.00',
    currency: 'CNY',
    payType: 'QUICK_PAY',
    notifyUrl: merchant.url,
  });
const pay = (orderNo = 'D1') => sandbox.post(`/director/psp/collections/${orderNo}/pay`, { kind: 'full' });
const createAndPay = async (orderNo = 'D1') => {
  await create(orderNo);
  await pay(orderNo);
};
const fault = (effect: object, rule: object = {}) =>
  sandbox.fault('psp', 'callback', { kind: 'callback', ...effect }, rule);
const log = async () => (await sandbox.get('/director/callbacks')).body.callbacks;
const settled = async (state: string) => {
  for (let tries = 0; tries < 1500; tries += 1) {
    const [event] = await log();
    if (event?.state === state) return event;
    await pause(10);
  }
  throw new Error(`not ${state}: ${JSON.stringify(await log())}`);
};

describe('the retry schedule', () => {
  it('has ten attempts and is divided by the speed', () => {
    expect(retrySeconds).toEqual([0, 15, 15, 30, 180, 1800, 1800, 1800, 1800, 3600]);
    expect(retryDelay(1, 1)).toBe(15_000);
    expect(retryDelay(9, 100)).toBe(36_000);
    expect(retryDelay(10, 1)).toBeUndefined();
  });

  it('sends the same bytes with a fresh nonce until the literal answer comes', async () => {
    await sandbox.post('/director/settings', { speed: 10_000 });
    merchant.replies = [
      { status: 500, text: 'success' },
      { status: 200, text: '{"code":"success"}' },
      { status: 200, text: ' success\n' },
    ];
    await createAndPay();
    const event = await settled('delivered');
    expect(event.attempts.map((attempt: { number: number }) => attempt.number)).toEqual([1, 2, 3]);
    expect(new Set(merchant.arrivals.map(({ raw }) => raw)).size).toBe(1);
    expect(new Set(merchant.arrivals.map(({ nonce }) => nonce)).size).toBe(3);
  });

  it('gives up after the tenth attempt, and the director can still redeliver', async () => {
    merchant.replies = Array.from({ length: 10 }, () => ({ status: 503, text: '' }));
    await createAndPay();
    expect((await sandbox.post('/director/callbacks/drain')).body).toMatchObject({ givenUp: 1, pending: 0 });
    expect(merchant.arrivals).toHaveLength(10);
    const [{ eventId }] = await log();
    await sandbox.post(`/director/callbacks/${eventId}/redeliver`);
    expect((await log())[0].state).toBe('delivered');
  });
});

describe('a callback that', () => {
  it('is doubled arrives so often at once, as one event', async () => {
    await fault({ copies: 5 });
    await createAndPay();
    const arrivals = await merchant.received(5);
    expect(new Set(arrivals.map(({ body }) => body.eventId)).size).toBe(1);
    await settled('delivered');
    expect(merchant.arrivals).toHaveLength(5);
  });

  it('is lost never comes by itself', async () => {
    await fault({ lose: true });
    await createAndPay();
    const [event] = await log();
    expect(event).toMatchObject({ state: 'lost', nextAttemptAt: null, attempts: [] });
    await sandbox.post('/director/callbacks/drain');
    expect(merchant.arrivals).toHaveLength(0);
    await sandbox.post(`/director/callbacks/${event.eventId}/redeliver`, { copies: 2 });
    expect(merchant.arrivals).toHaveLength(2);
  });

  it('loses its first attempts comes with a later one', async () => {
    await fault({ lose: 2 });
    await createAndPay();
    await sandbox.post('/director/callbacks/drain');
    const [event] = await log();
    expect(event.attempts.map((attempt: { error: string | null }) => attempt.error)).toEqual([
      'lost by fault',
      'lost by fault',
      null,
    ]);
    expect(merchant.arrivals).toHaveLength(1);
  });

  it('is delayed waits', async () => {
    await fault({ delayMs: 1500 });
    await createAndPay();
    await pause(60);
    expect(merchant.arrivals).toHaveLength(0);
    await merchant.received(1);
  });

  it('is out of order comes after the next event of its order', async () => {
    await fault({ reorder: true });
    await createAndPay();
    await pay();
    const sequences = (await merchant.received(2)).map(({ body }) => body.sequence);
    expect(sequences).toEqual([2, 1]);
  });

  it('is badly signed does not verify, then does', async () => {
    await fault({ badSignature: true, attempts: 1 });
    merchant.replies = [{ status: 401, text: '' }];
    await createAndPay();
    await sandbox.post('/director/callbacks/drain');
    expect(merchant.arrivals.map(({ signatureHolds }) => signatureHolds)).toEqual([false, true]);
  });

  it('is stale carries an old time under a right signature', async () => {
    await fault({ staleTimestamp: true });
    await createAndPay();
    const [arrival] = await merchant.received(1);
    expect(arrival?.signatureHolds).toBe(true);
    expect(new Date().getTime() - Number(arrival?.timestamp)).toBeGreaterThan(3_000_000);
  });

  it('lies about amount and status does not change the book', async () => {
    await fault({ amount: '9999.00', unknownStatus: true });
    await createAndPay();
    const [arrival] = await merchant.received(1);
    expect(arrival?.body).toMatchObject({
      payment: { amount: '9999.00' },
      order: { amount: '9999.00', paidAmount: '9999.00', status: 'XQ_88' },
    });
    expect((await sandbox.get('/director/psp/book')).body.totals.CNY.collected).toBe('100.00');
  });

  it('is garbage is signed garbage', async () => {
    await fault({ garbage: true });
    await createAndPay();
    const [arrival] = await merchant.received(1);
    expect([arrival?.signatureHolds, arrival?.body]).toEqual([true, {}]);
  });
});

describe('a fault', () => {
  it('strikes the named order only, and only so often', async () => {
    await fault({ copies: 2 }, { orderNo: 'D2', times: 1 });
    await createAndPay('D1');
    await createAndPay('D2');
    await createAndPay('D3');
    const arrivals = await merchant.received(4);
    expect(arrivals.filter(({ body }) => body.orderNo === 'D2')).toHaveLength(2);
    expect((await sandbox.get('/director/faults')).body.faults).toEqual([]);
  });

  it('is refused where it makes no sense', async () => {
    const refused = async (rule: object) => (await sandbox.post('/director/faults', rule)).body.code;
    const callback = { kind: 'callback', lose: true };
    expect(await refused({ party: 'psp', operation: 'payouts', effect: callback })).toBe('INVALID_REQUEST');
    expect(await refused({ party: 'venue', operation: 'callback', effect: callback })).toBe(
      'INVALID_REQUEST',
    );
    expect(await refused({ party: 'psp', operation: 'nothing', effect: { kind: 'request' } })).toBe(
      'INVALID_REQUEST',
    );
  });
});

describe('a restart', () => {
  it('keeps the books, the faults and what was not delivered', async () => {
    await fault({ delayMs: 4000 });
    await createAndPay();
    await fault({ copies: 3 });
    await sandbox.restart();
    expect((await sandbox.get('/director/psp/book')).body.collections[0].paidAmount).toBe('100.00');
    expect((await sandbox.get('/director/faults')).body.faults).toHaveLength(1);
    expect(merchant.arrivals).toHaveLength(0);
    await merchant.received(1);
    await pause(50);
    expect(merchant.arrivals).toHaveLength(1);
  });
});
