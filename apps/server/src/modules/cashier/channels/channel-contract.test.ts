import { formatMoney } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startSandboxProcess, type SandboxProcess } from '../testing/sandbox-process.ts';
import type { Channel, CollectionOrder, PayoutOrder } from './channel.ts';
import { channels, channelOf, collectionFor } from './registry.ts';

let sandbox: SandboxProcess;
let test: TestApp;
let dead: TestApp;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  const start = new Date().toISOString();
  const env = { CALLBACK_BASE_URL: 'http://127.0.0.1:9', CHAIN_CONFIRMATIONS: '1' };
  test = await createTestApp({
    start,
    env: { ...env, SANDBOX_URL: sandbox.url, CHAIN_RPC_URL: sandbox.chainRpcUrl },
  });
  // The same product where nobody answers.
  dead = await createTestApp({
    start,
    env: { ...env, SANDBOX_URL: 'http://127.0.0.1:1', CHAIN_RPC_URL: 'http://127.0.0.1:1' },
  });
}, 60_000);
afterAll(async () => {
  await Promise.all([test.end(), dead.end()]);
  await sandbox.stop();
});

async function collection(app: TestApp, channel: Channel): Promise<CollectionOrder> {
  const [offer] = channel.payTypes;
  if (!offer) throw new Error(`${channel.code} offers nothing`);
  const member = await app.register(`C${app.app.ids.billNo('x').slice(-10)}`);
  return {
    billNo: app.app.ids.billNo('D'),
    memberId: member.id,
    amount: offer.min,
    payType: offer.payType,
    depositorName: '陈远',
    expiresAt: new Date(app.clock.now().getTime() + offer.orderSeconds * 1000),
  };
}

function payout(app: TestApp, channel: Channel): PayoutOrder {
  if (!channel.payout) throw new Error(`${channel.code} pays nothing out`);
  const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  return {
    billNo: app.app.ids.billNo('W'),
    amount: channel.payout.min,
    payee:
      channel.payout.kind === 'usdtAddress'
        ? { kind: 'usdtAddress', protocol: 1, address }
        : {
            kind: 'bankCard',
            bank: '中国工商银行',
            branch: '',
            holder: '陈远',
            account: '6222021000000000025',
          },
  };
}

describe('the registry', () => {
  it('has each code once, and each way to deposit at one channel', () => {
    const codes = channels.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const types = channels.flatMap(({ payTypes }) => payTypes.map(({ payType }) => payType));
    expect(new Set(types).size).toBe(types.length);
    for (const channel of channels) expect(channelOf(channel.code)).toBe(channel);
    expect(collectionFor(1000)).toBeUndefined();
  });
});

describe.each(channels.map((channel) => [channel.code, channel] as const))('channel %s', (_, channel) => {
  it('has a code for accounts and offers whose limits make sense', () => {
    expect(channel.code).toMatch(/^[a-z0-9]{2,16}$/);
    for (const offer of channel.payTypes) {
      expect(offer.min.minor).toBeGreaterThan(0n);
      expect(offer.max.minor).toBeGreaterThan(offer.min.minor);
      expect(formatMoney(offer.min)).toMatch(offer.tail ? /^\d+\.00$/ : /^\d+\.\d+$/);
    }
    if (channel.payout) expect(channel.payout.fee.minor).toBeLessThan(channel.payout.min.minor);
  });

  it('gives an order one payee, the same when it is asked again', async () => {
    const order = await collection(test, channel);
    const first = await channel.collection?.open(test.app, order);
    expect(first).toMatchObject({ status: 'pending', payments: [] });
    expect(first?.payee?.account).not.toBe('');
    expect(await channel.collection?.open(test.app, order)).toEqual(first);
    expect(await channel.collection?.query(test.app, order)).toMatchObject({
      status: 'pending',
      payments: [],
    });
  });

  it('never says failed, paid or absent of an order where nobody answers', async () => {
    const order = await collection(dead, channel);
    const asked = await channel.collection?.query(dead.app, order);
    expect(['unknown', 'pending']).toContain(asked?.status);
    expect(asked?.payments).toEqual([]);
  });

  it('keeps a payout unknown where nobody answers', async () => {
    expect((await channel.payout?.send(dead.app, payout(dead, channel)))?.status).toBe('unknown');
  });

  it('says absent of a payout it was never sent, and pays it once however often it is sent', async () => {
    if (channel.payout?.kind === 'usdtAddress') {
      const { fillDemoWallet } = await import('./erc20/demo-float.ts');
      await fillDemoWallet(test.app);
    }
    const order = payout(test, channel);
    expect((await channel.payout?.query(test.app, order))?.status).toBe('absent');
    const sent = await channel.payout?.send(test.app, order);
    expect(['pending', 'paid']).toContain(sent?.status);
    const again = await channel.payout?.send(test.app, order);
    expect(again?.reference).toBe(sent?.reference);
    await sandbox.post('/chain/mine', { blocks: 2 });
    await expect
      .poll(async () => (await channel.payout?.query(test.app, order))?.status, {
        timeout: 10_000,
        interval: 200,
      })
      .toBe('paid');
  });

  it('refuses a message that nobody signed', () => {
    if (!channel.callbacks) return;
    const read = () => channel.callbacks?.read(test.app, Buffer.from('{}'), { 'x-psp-merchant': 'FW10001' });
    expect(read).toThrow('callbackRefused');
  });
});
