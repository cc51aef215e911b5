import { formatMoney } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startSandboxProcess, type SandboxProcess } from '../testing/processes/sandbox-process.ts';
import { signerSecret, startSignerProcess, type SignerProcess } from '../testing/processes/signer-process.ts';
import { fillDemoWallet } from '../../chain/demo-float.ts';
import { networks } from '../../chain/networks.ts';
import type { Channel, CollectionOrder, PayoutOrder } from './channel.ts';
import { mounts } from '../../mounts.ts';
import { channelOf, collectionFor, paymentChannels } from './registry.ts';

let sandbox: SandboxProcess;
let signer: SignerProcess;
let test: TestApp;
let dead: TestApp;
let ticking: NodeJS.Timeout;
beforeAll(async () => {
  [sandbox, signer] = await Promise.all([startSandboxProcess(), startSignerProcess()]);
  const start = new Date().toISOString();
  const env = {
    CALLBACK_BASE_URL: 'http://127.0.0.1:9',
    CHAIN_CONFIRMATIONS: '1',
    TRON_CONFIRMATIONS: '1',
    SIGNER_URL: signer.url,
    SIGNER_SECRET: signerSecret,
  };
  test = await createTestApp({
    start,
    env: { ...env, SANDBOX_URL: sandbox.url, CHAIN_RPC_URL: sandbox.chainRpcUrl },
  });
  // The same product where nobody answers.
  dead = await createTestApp({
    start,
    env: { ...env, SANDBOX_URL: 'http://127.0.0.1:1', CHAIN_RPC_URL: 'http://127.0.0.1:1' },
  });
  // Those outside live by the real clock, so here the product does too.
  ticking = setInterval(() => {
    for (const { clock } of [test, dead]) clock.set(new Date());
  }, 20);
});
afterAll(async () => {
  clearInterval(ticking);
  await Promise.all([test.end(), dead.end()]);
  await Promise.all([sandbox.stop(), signer.stop()]);
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
    accountScope: channel.code,
    bankCode: '',
    expiresAt: new Date(app.clock.now().getTime() + offer.orderSeconds * 1000),
  };
}

function payout(app: TestApp, channel: Channel): PayoutOrder {
  const [offer] = channel.payout?.offers ?? [];
  if (!offer) throw new Error(`${channel.code} pays nothing out`);
  const [protocol = 1] = offer.protocols;
  const address =
    protocol === 0 ? 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' : '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  return {
    billNo: app.app.ids.billNo('W'),
    memberId: app.app.ids.uuid(),
    withdrawType: offer.withdrawType,
    amount: offer.min,
    payee:
      offer.kind === 'usdtAddress'
        ? { kind: 'usdtAddress', protocol, address }
        : {
            kind: 'bankCard',
            bank: '中国工商银行',
            branch: '',
            holder: '陈远',
            account: '6222021000000000025',
          },
  };
}

/** As the application composes them. */
const channels = paymentChannels.all({ extensions: mounts.flatMap(({ extensions = [] }) => extensions) });

describe('the registry', () => {
  it('has each code once, and each deposit method at one channel', () => {
    const codes = channels.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const types = channels.flatMap(({ payTypes }) =>
      payTypes.map(({ payType, protocols }) => `${payType}/${protocols.join()}`),
    );
    expect(new Set(types).size).toBe(types.length);
    for (const channel of channels) expect(channelOf(test.app, channel.code)).toBe(channel);
    expect(collectionFor(test.app, 1000)).toBeUndefined();
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
    for (const { fee, min } of channel.payout?.offers ?? []) expect(fee.minor).toBeLessThan(min.minor);
  });

  it('refuses a message that nobody signed', () => {
    const sender = { 'x-psp-merchant': 'FW10001' };
    const read = () => channel.callbacks?.read(test.app, Buffer.from('{}'), sender);
    if (channel.callbacks) expect(read).toThrow('callbackRefused');
  });
});

/**
 * The sandbox plays no house for these: people (offline), promotions (gift) or the pool (fast) answer for them, and
 * OMNI is closed unless a node of it is given. Their own tests show what comes of an order.
 */
const notPlayed = ['offline', 'gift', 'fast', 'omni'];
const played = channels.filter(({ code }) => !notPlayed.includes(code));

describe.each(played.map((channel) => [channel.code, channel] as const))('across to %s', (_, channel) => {
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
    if (channel.payout?.offers[0]?.kind === 'usdtAddress') {
      const network = networks.find(({ code }) => code === channel.code);
      if (network) await fillDemoWallet(test.app, network);
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
        timeout: 60_000,
        interval: 200,
      })
      .toBe('paid');
  });
});
