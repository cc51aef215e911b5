import { createHash, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairwayLine, hub88Line, providerKey } from '../../seamless/testing/provider-line.ts';
import { createWalletTest, type WalletTest } from '../../seamless/testing/wallet-test.ts';
import { signature as hmac, signedText } from '../../adapters/beichen/sign.ts';

const keys = { qiming: providerKey('ed25519'), next: providerKey('ed25519'), hub: providerKey('rsa') };
const stranger = { ed25519: providerKey('ed25519').privateKey, rsa: providerKey('rsa').privateKey };
const secret = 'venue-secret-of-the-tests-0123456789';
const path = '/api/venue-wallet/v1/qiming/balance';
type Operator = Awaited<ReturnType<WalletTest['operator']>>;
let test: WalletTest;
let trader: Operator;
beforeAll(async () => {
  test = await createWalletTest({
    QIMING_PUBLIC_KEY: keys.qiming.written,
    QIMING_PUBLIC_KEY_NEXT: keys.next.written,
    HUB_URL: 'https://hub.example',
    HUB_PUBLIC_KEY: keys.hub.written,
    HUB_PRIVATE_KEY: 'a private key that nothing here uses',
    HUB_OPERATOR_ID: '1',
    HUB_ADDRESSES: '127.0.0.1',
    VENUE_URL: 'https://beichen.example',
    VENUE_SECRET: secret,
    VENUE_AGENT: 'fairway',
  });
  trader = await test.operator('trader');
});
afterAll(() => test.end());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const body = '{"member":"m","token":"t"}';

/** A call in our own form as it is pasted, signed over whatever the test says. */
function qiming(over: (text: string) => string = (text) => text, more: { at?: number; key?: 'next' } = {}) {
  const timestamp = String(more.at ?? test.clock.now().getTime());
  const nonce = randomBytes(16).toString('hex');
  const text = `POST\n${path}\n${timestamp}\n${nonce}\n${body}`;
  const { privateKey } = keys[more.key ?? 'qiming'];
  const made = sign(null, Buffer.from(over(text)), privateKey).toString('base64');
  return {
    text,
    nonce,
    input: {
      channelCode: 'qiming',
      path,
      headers: [
        { name: 'X-Wallet-Timestamp', value: timestamp },
        { name: 'X-Wallet-Nonce', value: nonce },
        { name: 'X-Wallet-Signature', value: made },
      ],
      body,
    },
  };
}

describe('a call in our own form', () => {
  it('holds under either key and shows the very text that is signed', async () => {
    const { text, input } = qiming();
    const reading = await trader.api.checkVenueSignature(input);
    expect(reading).toMatchObject({
      verdict: 'valid',
      key: 'present',
      algorithm: 'ed25519',
      nonce: 'unused',
    });
    expect(reading).toMatchObject({
      text,
      bytes: text.length,
      digest: sha256(text),
      missing: [],
      fits: null,
    });
    expect(reading.time).toMatchObject({ ageSeconds: 0, state: 'within' });
    const next = await trader.api.checkVenueSignature(qiming(undefined, { key: 'next' }).input);
    expect(next).toMatchObject({ verdict: 'valid', key: 'next' });
  });

  it('uses no nonce up, and knows one that a call has used', async () => {
    const ask = fairwayLine(test.urls.site, {
      privateKey: keys.qiming.privateKey,
      now: () => test.clock.now(),
    });
    const { input, nonce } = qiming();
    await trader.api.checkVenueSignature(input);
    // Taken as far as its token: the nonce was free.
    expect((await ask('balance', { member: 'm', token: 't' }, { nonce })).body['code']).toBe('SYNTAX');
    expect((await trader.api.checkVenueSignature(input)).nonce).toBe('used');
    expect((await ask('balance', {}, { nonce })).body['code']).toBe('NONCE_REPEATED');
  });

  it('names the text that was signed in its place', async () => {
    const found = async (over: (text: string) => string) => {
      const { verdict, fits } = await trader.api.checkVenueSignature(qiming(over).input);
      expect(verdict).toBe('invalid');
      return fits;
    };
    expect(await found((text) => `${text}\n`)).toBe('newlineAdded');
    expect(await found((text) => text.replace(body, JSON.stringify(JSON.parse(body), null, 2)))).toBe(
      'indented',
    );
    expect(await found((text) => text.replace('/api/venue-wallet/v1/qiming', ''))).toBe('withoutBase');
    expect(await found(() => body)).toBe('bodyAlone');
    expect(await found((text) => text.replaceAll('\n', '\r\n'))).toBe('carriageReturns');
    expect(await found((text) => sha256(text))).toBe('digest');
    expect(await found((text) => `${text}?`)).toBeNull();
  });

  it('reads headers by any case, names missing ones, and a signature in hexadecimal', async () => {
    const { input } = qiming();
    const [time, , made] = input.headers;
    const without = { ...input, headers: [time!, made!] };
    expect(await trader.api.checkVenueSignature(without)).toMatchObject({
      verdict: 'missing',
      missing: ['x-wallet-nonce'],
      nonce: 'missing',
    });
    const value = Buffer.from(made!.value, 'base64').toString('hex');
    const inHex = { ...input, headers: [...input.headers.slice(0, 2), { ...made!, value }] };
    expect(await trader.api.checkVenueSignature(inHex)).toMatchObject({
      verdict: 'malformed',
      fits: 'hexNotation',
    });
  });

  it('says how old it was on arrival: five minutes are taken, and one ahead', async () => {
    const now = test.clock.now().getTime();
    const state = async (at: number) =>
      (await trader.api.checkVenueSignature(qiming(undefined, { at }).input)).time?.state;
    expect(await state(now - 300_000)).toBe('within');
    expect(await state(now - 300_001)).toBe('late');
    expect(await state(now + 60_001)).toBe('ahead');
    const { input } = qiming(undefined, { at: now - 900_000 });
    const receivedAt = new Date(now - 899_000).toISOString();
    const then = await trader.api.checkVenueSignature({ ...input, receivedAt });
    expect(then).toMatchObject({ verdict: 'valid', time: { ageSeconds: 1, state: 'within' } });
    expect(then.nonce).toBe('forgotten');
  });

  it('shows where the text that the venue says it signed leaves ours', async () => {
    const { input, text } = qiming();
    const same = await trader.api.checkVenueSignature({ ...input, signedText: text });
    expect(same.difference).toBeNull();
    const signedText = text.replace('"token":"t"', '"token":"T"');
    const { difference } = await trader.api.checkVenueSignature({ ...input, signedText });
    expect(difference?.at).toBe(signedText.indexOf('"T"') + 1);
    expect(difference?.ours).toContain('"t"');
    expect(difference?.theirs).toContain('"T"');
  });
});

describe('other forms', () => {
  it('opens the digest in a signature of Hub88’s form', async () => {
    const headers = (text: string) => [
      {
        name: 'X-Hub88-Signature',
        value: sign('RSA-SHA256', Buffer.from(text), keys.hub.privateKey).toString('base64'),
      },
    ];
    const input = { channelCode: 'hub', path: '/api/venue-wallet/v1/hub/user/balance', body };
    const right = await trader.api.checkVenueSignature({ ...input, headers: headers(body) });
    expect(right).toMatchObject({ verdict: 'valid', algorithm: 'rsaSha256', nonce: 'none', time: null });
    expect(right.givenDigest).toBe(right.digest);
    const wrong = await trader.api.checkVenueSignature({ ...input, headers: headers('{}') });
    expect(wrong).toMatchObject({ verdict: 'invalid', digest: sha256(body), givenDigest: sha256('{}') });
  });

  it('says of an answer under a shared key whether it fits, and nothing that would help to make one', async () => {
    const timestamp = String(test.clock.now().getTime());
    const text = signedText(timestamp, 'our-nonce', body);
    const right = hmac(secret, text);
    const input = (value: string) => ({
      channelCode: 'beichen',
      headers: [
        { name: 'x-venue-timestamp', value: timestamp },
        { name: 'x-venue-nonce', value: 'our-nonce' },
        { name: 'x-venue-signature', value },
      ],
      body,
    });
    expect(await trader.api.checkVenueSignature(input(right))).toMatchObject({
      verdict: 'valid',
      algorithm: 'hmacSha256',
      nonce: 'asked',
    });
    const nearly = right.replace(/.$/, right.endsWith('0') ? '1' : '0');
    const wrong = await trader.api.checkVenueSignature(input(nearly));
    expect(wrong).toMatchObject({ verdict: 'invalid', fits: null, givenDigest: null });
    const said = JSON.stringify(wrong);
    expect(said).not.toContain(right.slice(3));
    expect(said).not.toContain(secret);
  });
});

describe('who checks', () => {
  it('is in the audit trail with the verdict, without the message', async () => {
    const { input, text } = qiming();
    await trader.api.checkVenueSignature(input);
    const auditor = await test.operator('auditor');
    const { rows } = await auditor.api.listAudit({ objectKind: 'venue', objectId: 'qiming' });
    expect(rows[0]).toMatchObject({
      action: 'checkVenueSignature',
      operatorName: trader.name,
      after: { verdict: 'valid', fits: null, digest: sha256(text) },
    });
    expect(JSON.stringify(rows)).not.toContain('X-Wallet');
    expect(JSON.stringify(rows)).not.toContain('token');
  });

  it('needs the right to switch venues, and a venue that is connected', async () => {
    const cashier = await test.operator('cashier');
    await expect(cashier.api.checkVenueSignature(qiming().input)).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    const of = (channelCode: string) =>
      trader.api.checkVenueSignature({ channelCode, headers: [], body: '' });
    await expect(of('fairway-sports')).rejects.toMatchObject({ error: 'venueNotOffered' });
    await expect(of('nowhere')).rejects.toMatchObject({ error: 'venueUnknown' });
  });
});

describe('the console’s list of connections', () => {
  it('names each setting and its state, and no value', async () => {
    const { parties } = await trader.api.listVenueParties({});
    expect(parties.map(({ channelCode, wallet, state }) => [channelCode, wallet, state])).toEqual([
      ['beichen', 'transfer', 'ready'],
      ['qiming', 'seamless', 'ready'],
      ['hub', 'seamless', 'ready'],
    ]);
    expect(parties[0]?.settings).toContainEqual({ name: 'VENUE_SECRET', form: 'secret', state: 'given' });
    expect(parties[0]?.settings).toContainEqual({
      name: 'VENUE_SECRET_NEXT',
      form: 'secret',
      state: 'unset',
    });
    const said = JSON.stringify(parties);
    for (const value of [secret, keys.qiming.written, keys.hub.written, 'beichen.example'])
      expect(said).not.toContain(value);
  });

  it('counts what was refused by operation and reason, and lists what was taken', async () => {
    const guest = await test.guest('PartyCalls', 100_00n);
    const ask = fairwayLine(test.urls.site, {
      privateKey: keys.qiming.privateKey,
      now: () => test.clock.now(),
    });
    const stake = { member: guest.id, token: guest.token, currency: 'CNY', round: 'r', game: 'dice' };
    await ask('bet', { ...stake, transactionId: 'seen-1', amount: '10.00' });
    const dear = { ...stake, transactionId: 'seen-2', amount: '1000.00' };
    for (let turn = 0; turn < 3; turn += 1) await ask('bet', dear);
    await ask('nothing-of-ours', {}, { key: stranger.ed25519 });
    const hub = hub88Line(test.urls.site, stranger.rsa);
    await hub('user/balance', {});

    const { taken, refused } = await trader.api.listVenueCalls({ channelCode: 'qiming' });
    expect(taken[0]).toMatchObject({ id: 'seen-1', kind: 'bet', amount: '-10.00', memberId: guest.id });
    expect(refused).toContainEqual(
      expect.objectContaining({ operation: 'bet', reason: 'insufficientBalance', count: 3 }),
    );
    expect(refused).toContainEqual(
      expect.objectContaining({ operation: 'unknown', reason: 'signatureInvalid', count: 1 }),
    );
    const others = await trader.api.listVenueCalls({ channelCode: 'hub' });
    expect(others).toMatchObject({ taken: [], refused: [{ reason: 'signatureInvalid', count: 1 }] });

    // What nothing was added to for a week is shown no more.
    test.clock.advance({ days: 8 });
    const again = await test.operator('trader');
    expect((await again.api.listVenueCalls({ channelCode: 'qiming' })).refused).toEqual([]);
  });
});
