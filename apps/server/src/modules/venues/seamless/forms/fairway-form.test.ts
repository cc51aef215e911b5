import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairwayLine, providerKey } from '../testing/provider-line.ts';
import { createWalletTest, type Guest, type WalletTest } from '../testing/wallet-test.ts';

const [key, next, stranger] = [providerKey('ed25519'), providerKey('ed25519'), providerKey('ed25519')];
let test: WalletTest;
let ask: ReturnType<typeof fairwayLine>;
let guest: Guest;
beforeAll(async () => {
  test = await createWalletTest({
    QIMING_PUBLIC_KEY: key.written,
    QIMING_PUBLIC_KEY_NEXT: next.written,
    QIMING_ADDRESSES: '127.0.0.1, 203.0.113.0/24',
  });
  ask = fairwayLine(test.urls.site, { privateKey: key.privateKey, now: () => test.clock.now() });
  guest = await test.guest('OverTheWire', 100_00n);
});
afterAll(() => test.end());

const stake = (id: string, more: object = {}) => ({
  transactionId: id,
  member: guest.id,
  token: guest.token,
  currency: 'CNY',
  amount: '10.00',
  round: `round-${id}`,
  game: 'dice',
  ...more,
});
const result = (id: string, reference: string, more: object = {}) => ({
  transactionId: id,
  member: guest.id,
  currency: 'CNY',
  amount: '15.00',
  round: `round-${reference}`,
  game: 'dice',
  reference,
  ...more,
});

describe('our own form', () => {
  it('says the balance, takes stakes, results, rollbacks, corrections and gifts, and closes rounds', async () => {
    const { id: member, token } = guest;
    const named = { member, currency: 'CNY' };
    const steps = [
      await ask('balance', { member, token }),
      await ask('bet', stake('a1')),
      await ask('win', result('a2', 'a1')),
      await ask('adjust', {
        ...named,
        transactionId: 'a3',
        round: 'round-a1',
        amount: '1',
        direction: 'debit',
      }),
      await ask('promo', { ...named, transactionId: 'a4', amount: '2.5' }),
      await ask('close', { ...named, transactionId: 'a5', round: 'round-a1' }),
      await ask('rollback', { ...named, transactionId: 'a6', reference: 'a4' }),
    ];
    expect(steps.map(({ status, body }) => [status, body['code'], body['balance']])).toEqual(
      ['100.00', '90.00', '105.00', '104.00', '106.50', '106.50', '104.00'].map((balance) => [
        200,
        'OK',
        balance,
      ]),
    );
  });

  it('gives a repeat the kept answer byte for byte', async () => {
    const first = await ask('bet', stake('b1'));
    await ask('promo', { transactionId: 'b2', member: guest.id, currency: 'CNY', amount: '1' });
    expect(await ask('bet', stake('b1'))).toEqual(first);
    expect(await ask('bet', stake('b1', { amount: '11.00' }))).toMatchObject({
      status: 409,
      body: { code: 'TRANSACTION_CONFLICT' },
    });
  });

  it('says the true balance where the money is too little', async () => {
    const balance = await guest.center();
    expect(await ask('bet', stake('c1', { amount: '99999.00' }))).toEqual({
      status: 422,
      body: { code: 'INSUFFICIENT_BALANCE', balance },
      text: expect.any(String),
    });
  });

  it('takes a call under the next key while keys change', async () => {
    expect(await ask('bet', stake('d1'), { key: next.privateKey })).toMatchObject({ status: 200 });
  });

  it.each([
    ['signed by a stranger', { key: stranger.privateKey }, 'SIGNATURE_INVALID'],
    ['whose body was changed', { sent: '{"transactionId":"x"}' }, 'SIGNATURE_INVALID'],
    ['without a signature', { headers: { 'x-wallet-signature': '' } }, 'SIGNATURE_INVALID'],
    ['whose nonce is too short', { nonce: 'short' }, 'SIGNATURE_INVALID'],
  ])('refuses a call %s', async (_, spoilt, code) => {
    const before = await guest.center();
    expect(await ask('bet', stake('e1'), spoilt)).toMatchObject({ status: 401, body: { code } });
    expect(await guest.center()).toBe(before);
  });

  it('refuses a call of six minutes ago, one of two minutes ahead, and a nonce a second time', async () => {
    const now = test.clock.now().getTime();
    const stale = { status: 401, body: { code: 'TIMESTAMP_STALE' } };
    expect(await ask('bet', stake('f1'), { timestamp: now - 360_000 })).toMatchObject(stale);
    expect(await ask('bet', stake('f1'), { timestamp: now + 120_000 })).toMatchObject(stale);
    const nonce = 'a-nonce-that-is-used-twice';
    expect(await ask('bet', stake('f1'), { nonce })).toMatchObject({ status: 200 });
    expect(await ask('bet', stake('f1'), { nonce })).toMatchObject({
      status: 401,
      body: { code: 'NONCE_REPEATED' },
    });
  });

  it('takes calls from the provider’s addresses and networks alone', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    expect(await ask('bet', stake('g1'), from('203.0.113.77'))).toMatchObject({ status: 200 });
    expect(await ask('bet', stake('g2'), from('203.0.114.1'))).toMatchObject({
      status: 403,
      body: { code: 'ADDRESS_REFUSED' },
    });
  });

  it.each([
    ['a sign', { amount: '-1.00' }],
    ['an exponent', { amount: '1e2' }],
    ['a number', { amount: 10 }],
    ['a ninth decimal', { amount: '1.000000001' }],
    ['half a fen', { amount: '0.005' }],
    ['nothing', { amount: '0' }],
    ['another currency', { currency: 'EUR' }],
    ['a field too many', { bonus: '1' }],
    ['a name that is no name', { transactionId: 'a b' }],
    ['nobody', { member: 'me' }],
  ])('refuses %s in a stake as a fault of syntax', async (_, more) => {
    expect(await ask('bet', stake('h1', more))).toMatchObject({ status: 400, body: { code: 'SYNTAX' } });
  });

  it('knows no other operation, and no other provider', async () => {
    expect(await ask('steal', {})).toMatchObject({ status: 404, body: { code: 'OPERATION_UNKNOWN' } });
    const answer = await fetch(`${test.urls.site}/api/venue-wallet/v1/beichen/bet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  });

  it('answers a fault of ours as one after which nothing is known, never as a refusal', async () => {
    const { db } = test.app;
    const lines: unknown[] = [];
    test.app.logger.error = (fields) => lines.push(fields);
    Object.assign(test.app, { db: undefined });
    try {
      expect(await ask('win', result('i1', 'a1'))).toMatchObject({
        status: 503,
        body: { code: 'TRY_AGAIN' },
      });
    } finally {
      Object.assign(test.app, { db });
    }
    expect(lines).toMatchObject([{ runbook: 'request-failed', venue: 'qiming' }]);
  });
});
