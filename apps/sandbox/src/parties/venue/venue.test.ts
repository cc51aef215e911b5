import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RunningSandbox } from '../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await RunningSandbox.start();
});
beforeEach(() => sandbox.post('/director/reset'));
afterAll(() => sandbox.stop());

const request = (over: object = {}) => ({
  agent: 'fairway',
  transferId: 'T1',
  memberCode: 'm1',
  amount: '100.00',
  currency: 'CNY',
  ...over,
});
const move = (direction: 'in' | 'out', over: object = {}, overrides: object = {}) =>
  sandbox.call('venue', `/venue/v1/transfer-${direction}`, request(over), overrides);
const status = (over: object = {}) =>
  sandbox.call('venue', '/venue/v1/transfer-status', { agent: 'fairway', transferId: 'T1', ...over });
const balance = async (currency = 'CNY') =>
  (await sandbox.call('venue', '/venue/v1/balance', { agent: 'fairway', memberCode: 'm1', currency })).body
    .balance;

describe('a transfer', () => {
  it('in and out moves the balance of its currency', async () => {
    expect((await move('in')).body.transfer).toMatchObject({
      status: 'SUCCESS',
      direction: 'IN',
      balance: '100.00',
    });
    expect((await move('out', { transferId: 'T2', amount: '30' })).body.transfer.balance).toBe('70.00');
    expect([await balance(), await balance('USDT')]).toEqual(['70.00', '0.000000']);
  });

  it('sent thirty times at once moves once, and each answer is the same', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => move('in')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await balance()).toBe('100.00');
  });

  it.each([
    ['amount', { amount: '100.01' }],
    ['member', { memberCode: 'm2' }],
    ['currency', { currency: 'USDT' }],
  ])('with the id of another and another %s is refused', async (_field, over) => {
    await move('in');
    expect((await move('in', over)).body.code).toBe('TRANSFER_CONFLICT');
    expect(await balance()).toBe('100.00');
  });

  it('out with the id of one in is refused', async () => {
    await move('in');
    expect((await move('out')).body.code).toBe('TRANSFER_CONFLICT');
  });

  it('out of more than there is fails with the true balance, and the id stays refused', async () => {
    await move('in');
    const refused = { status: 'FAILED', failCode: 'INSUFFICIENT_BALANCE', balance: '100.00' };
    expect((await move('out', { transferId: 'T2', amount: '100.01' })).body.transfer).toMatchObject(refused);
    await move('in', { transferId: 'T3', amount: '500' });
    expect((await move('out', { transferId: 'T2', amount: '100.01' })).body.transfer).toMatchObject(refused);
    expect(await balance()).toBe('600.00');
  });

  it('that timed out is found by its id if it was executed, and only then', async () => {
    await sandbox.fault('venue', 'transfer-in', { kind: 'request', answer: 'silent' });
    await expect(move('in', {}, { timeoutMs: 1000 })).rejects.toThrow(/timeout/);
    expect((await status()).body.transfer.status).toBe('SUCCESS');

    await sandbox.fault('venue', 'transfer-in', { kind: 'request', execute: 'no', answer: 'reset' });
    await expect(move('in', { transferId: 'T2' })).rejects.toThrow(/fetch failed/);
    expect((await status({ transferId: 'T2' })).status).toBe(404);
    expect(await balance()).toBe('100.00');
  });

  it('that was sealed by a query can never execute', async () => {
    await status({ seal: true });
    expect((await move('in')).body.code).toBe('TRANSFER_SEALED');
    expect(await balance()).toBe('0.00');
  });

  it('is in the statement when it was executed, and not when it was refused', async () => {
    await move('in');
    await move('out', { transferId: 'T2', amount: '999' });
    const range = { agent: 'fairway', from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
    const { transfers } = (await sandbox.call('venue', '/venue/v1/statement', range)).body;
    expect(transfers.map((transfer: { transferId: string }) => transfer.transferId)).toEqual(['T1']);
  });
});

describe('the game', () => {
  const launch = async (over: object = {}) => {
    const content = { agent: 'fairway', memberCode: 'm1', currency: 'CNY', ...over };
    return new URL((await sandbox.call('venue', '/venue/v1/launch', content)).body.url).pathname;
  };
  const toss = (path: string, over: object = {}) =>
    sandbox.submit(path, { stake: '10', pick: 'HEADS', betKey: 'a-key-of-twenty-signs-1', ...over });

  it('opens with the balance, in the language asked for, and may be framed', async () => {
    await move('in');
    const page = await sandbox.get(await launch({ language: 'en' }));
    expect(page.text).toContain('Venue balance');
    expect(page.text).toContain('¥100.00');
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:*');
  });

  it('pays twice the stake or nothing, and the same form sent twice is one bet', async () => {
    await move('in');
    const path = await launch();
    const answers = await Promise.all([toss(path), toss(path), toss(path)]);
    expect(answers.map(({ status: code }) => code)).toEqual([303, 303, 303]);
    const records = { agent: 'fairway' };
    const { body } = await sandbox.call('venue', '/venue/v1/bet-records', records);
    expect(body.records).toHaveLength(1);
    const [bet] = body.records;
    // 100.00 - 10.00 + (20.00 or 0.00)
    const right = bet.pick === bet.outcome;
    expect([bet.payout, await balance()]).toEqual(right ? ['20.00', '110.00'] : ['0.00', '90.00']);

    const later = await sandbox.call('venue', '/venue/v1/bet-records', {
      ...records,
      cursor: body.nextCursor,
    });
    expect(later.body).toMatchObject({ records: [], nextCursor: body.nextCursor });
  });

  it('refuses a stake above the balance and an unknown link', async () => {
    expect((await toss(await launch())).text).toContain('余额不足');
    expect((await sandbox.get('/venue/play/unknown')).status).toBe(404);
  });

  it('leaves it to the director who wins', async () => {
    await move('in');
    const adjust = (delta: string) =>
      sandbox.post('/director/venue/members/m1/adjust', { currency: 'CNY', delta });
    expect((await adjust('-40.50')).body.balance).toBe('59.50');
    expect((await adjust('-60')).body.code).toBe('INSUFFICIENT_BALANCE');
    expect((await sandbox.get('/director/venue/book')).body.totals.CNY).toBe('59.50');
  });
});
