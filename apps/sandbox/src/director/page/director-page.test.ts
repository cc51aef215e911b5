import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAnvil } from '../../parties/chain/node/anvil-binary.ts';
import { Merchant } from '../../testing/merchant.ts';
import { RunningSandbox } from '../../testing/running-sandbox.ts';
import { callbackPresets, requestPresets, targetNames } from './presets.ts';

let sandbox: RunningSandbox;
let merchant: Merchant;
beforeAll(async () => {
  [sandbox, merchant] = await Promise.all([
    RunningSandbox.start({ CHAIN_BLOCK_TIME: '3600' }),
    Merchant.start(),
  ]);
});
beforeEach(async () => {
  await sandbox.reset();
  merchant.clear();
});
afterAll(() => Promise.all([sandbox.stop(), merchant.stop()]));

const press = (lever: string, fields: Record<string, string> = {}) =>
  sandbox.submit('/', { lever, ...fields });
const page = async () => (await sandbox.get('/')).text;
const create = (orderNo: string) =>
  sandbox.call('psp', '/psp/v1/collections', {
    merchantNo: 'FW10001',
    orderNo,
    amount: '100.00',
    currency: 'CNY',
    payType: 'BANK_TRANSFER',
    notifyUrl: merchant.url,
  });

describe('the page', () => {
  it('may not be framed and carries nothing inline', async () => {
    const { text, headers } = await sandbox.get('/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(text).not.toMatch(/\son\w+=|style=|<script(?![^>]*src=)/);
  });

  it('accepts from a browser its forms with their origin', async () => {
    // Under `no-referrer` a form is sent with the origin `null`, which the guard refuses.
    expect((await sandbox.get('/')).headers.get('referrer-policy')).toBe('same-origin');
    const own = await sandbox.post('/director/settings', {}, { origin: sandbox.sandbox.url });
    expect(own.status).toBe(200);
  });

  it('shows an order by its text, whatever the text', async () => {
    await sandbox.call('psp', '/psp/v1/payouts', {
      merchantNo: 'FW10001',
      orderNo: 'W1',
      amount: '1',
      currency: 'CNY',
      notifyUrl: merchant.url,
      payee: { bank: '招商银行', holder: '<img src=x onerror=alert(1)>', account: '621483' },
    });
    expect(await page()).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('serves its typeface and nothing else of the disk', async () => {
    const sheet = (await sandbox.get('/assets/font/index.css')).text;
    const slice = /files\/[\w-]+\.woff2/.exec(sheet)?.[0];
    expect((await sandbox.get(`/assets/font/${slice}`)).headers.get('content-type')).toBe('font/woff2');
    expect((await sandbox.get('/assets/font/files/..%2Fpackage.json')).status).toBe(404);
  });
});

describe('a pressed button', () => {
  it('pays, closes and fails in the place of the payer', async () => {
    for (const orderNo of ['D1', 'D2', 'D3']) await create(orderNo);
    expect((await press('pay', { orderNo: 'D1', kind: 'short' })).status).toBe(303);
    await press('expire', { orderNo: 'D2' });
    await press('pay', { orderNo: 'D3', kind: 'fail' });
    const { collections } = (await sandbox.get('/director/psp/book')).body;
    const statuses = collections.map((order: { status: string; paidAmount: string }) => [
      order.status,
      order.paidAmount,
    ]);
    expect(statuses).toEqual([
      ['FAILED', '0.00'],
      ['CLOSED', '0.00'],
      ['PAID', '99.00'],
    ]);
  });

  it('says why it did nothing', async () => {
    await create('D1');
    await press('expire', { orderNo: 'D1' });
    const again = await press('expire', { orderNo: 'D1' });
    expect([again.status, again.text.includes('订单的状态已经变了')]).toEqual([409, true]);
    expect((await press('pay', { orderNo: 'nobody', kind: 'full' })).text).toContain('没有这个订单号');
  });

  it('sends a lost callback again', async () => {
    await create('D1');
    await press('callbackFault', { preset: 'lose' });
    await press('pay', { orderNo: 'D1', kind: 'full' });
    const [{ eventId }] = (await sandbox.get('/director/callbacks')).body.callbacks;
    await press('redeliver', { eventId, copies: '3' });
    expect(merchant.arrivals).toHaveLength(3);
    expect(await page()).toContain('已送达');
  });

  it('sets every fault that the page offers, by the name under which it is listed', async () => {
    for (const target of Object.keys(targetNames)) {
      for (const preset of Object.keys(requestPresets)) {
        expect((await press('fault', { target, preset, times: '1', orderNo: '' })).status).toBe(303);
      }
    }
    for (const preset of Object.keys(callbackPresets)) {
      expect((await press('callbackFault', { preset })).status).toBe(303);
    }
    const { faults } = (await sandbox.get('/director/faults')).body;
    expect(faults).toHaveLength(18 * 14 + 10);
    const text = await page();
    for (const { name } of Object.values({ ...requestPresets, ...callbackPresets }))
      expect(text).toContain(`：${name}`);

    await press('heal', { faultId: faults[0].faultId });
    expect((await sandbox.get('/director/faults')).body.faults).toHaveLength(261);
    await press('healAll');
    expect((await sandbox.get('/director/faults')).body.faults).toEqual([]);
  });

  it('sets the pace', async () => {
    await press('pace', { speed: '100', payoutMode: 'hold' });
    const { settings } = (await sandbox.get('/director/state')).body;
    expect(settings).toEqual({ speed: 100, payoutMode: 'hold', payoutDelayMs: 3000 });
  });

  it.skipIf(findAnvil() === undefined)('makes blocks, reorganises and stops the chain', async () => {
    const height = async () => (await sandbox.get('/chain/info')).body;
    const before = await height();
    await press('mine', { blocks: '12' });
    const mined = await height();
    expect(mined.blockNumber).toBe(before.blockNumber + 12);
    await press('reorg', { depth: '3', transactions: 'drop' });
    const after = await height();
    expect([after.blockNumber, after.blockHash === mined.blockHash]).toEqual([mined.blockNumber, false]);
    await press('automine', { enabled: 'off' });
    expect(await page()).toContain('已停止');
  });
});

describe('the signature debugger', () => {
  it('shows what should have been signed and names the slip', async () => {
    const question = {
      party: 'psp',
      timestamp: '1767225600000',
      nonce: '0123456789abcdef',
      body: '{"orderNo":"D1"}',
    };
    const signature = 'v1=893d11a077841655e31d59e79928aadec1e187b48e97bf54c2a42fd01e193747';
    const check = async (over: object) =>
      (await sandbox.post('/director/signature/check', { ...question, signature, ...over })).body;
    expect(await check({})).toMatchObject({ matches: true, expected: signature, remedy: null });
    expect((await check({ body: '{"orderNo":"D1"}\n' })).remedy).toContain('首尾空白');
    expect((await check({ body: '{ "orderNo": "D1" }' })).remedy).toContain('重新序列化');
    expect((await check({ party: 'venue' })).remedy).toContain('「psp」的密钥');
    expect((await check({ timestamp: '1767225600' })).remedy).toContain('13 位');
    const submitted = await sandbox.submit('/director/signature', { ...question, signature });
    expect(submitted.text).toContain('签名正确');
  });
});
