import { createPublicKey } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createIds } from '#platform/ids.ts';
import { conform } from '../../../../../conformance/conform.ts';
import { demoKeys } from '../../parties/demo-keys.ts';
import { providerKey } from '../../testing/provider-line.ts';
import { startOperator, type Wrong } from '../../testing/scripted-operator.ts';
import { createWalletTest, type WalletTest } from '../../testing/wallet-test.ts';
import type { OperatorSettings } from './operator-line.ts';
import { readOperatorSettings } from './operator-settings.ts';
import { operatorCases, playOperator } from './play-operator.ts';

const own = providerKey('ed25519');
const hub = providerKey('rsa');

const namesOf = async (settings: OperatorSettings, outcome: 'failed' | 'skipped') =>
  (await playOperator(settings)).filter((one) => one.outcome === outcome).map(({ name }) => name);

describe('our own wallet, over the wire', () => {
  let test: WalletTest;
  beforeAll(async () => {
    test = await createWalletTest({
      QIMING_PUBLIC_KEY: own.written,
      HUB_URL: 'https://api.hub.example',
      HUB_PUBLIC_KEY: hub.written,
      HUB_PRIVATE_KEY: demoKeys.ours,
      HUB_OPERATOR_ID: '1',
      HUB_ADDRESSES: '127.0.0.1',
    });
  });
  afterAll(() => test.end());

  async function settingsOf(form: 'fairway' | 'hub88', currency: 'CNY' | 'USDT'): Promise<OperatorSettings> {
    const minor = currency === 'CNY' ? 30_00n : 30_000000n;
    const { id, token } = await test.guest(`${form}${currency}`, minor, currency);
    const venue = form === 'hub88' ? 'hub' : 'qiming';
    await inTransaction(test.app.db, (tx) =>
      sql`update venues_wallet_sessions set provider = ${venue} where member_id = ${id}`.execute(tx),
    );
    return {
      url: `${test.urls.site}/api/venue-wallet/v1/${venue}`,
      form,
      key: form === 'hub88' ? hub.privateKey : own.privateKey,
      clock: test.app.clock,
      ids: test.app.ids,
      memberId: id,
      token,
      currency,
    };
  }

  it.each(['CNY', 'USDT'] as const)('passes every case in our own form, in %s', async (currency) => {
    const settings = await settingsOf('fairway', currency);
    const results = await playOperator(settings);
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(results).toHaveLength(operatorCases.length);
    await test.prove();
  });

  it('passes every case that Hub88’s form can play', async () => {
    const settings = await settingsOf('hub88', 'CNY');
    const results = await playOperator(settings);
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'skipped').map(({ name }) => name)).toEqual([
      'believes no call that was signed an hour ago',
      'believes no call that is signed for the next hour',
      'believes no second call with the same nonce',
    ]);
    await test.prove();
  });
});

describe('an operator of another making', () => {
  const guest = {
    member: '00000000-0000-4000-8000-000000000007',
    token: 'a-token-of-a-launch-0123456789',
    key: createPublicKey({ key: Buffer.from(own.written, 'base64'), format: 'der', type: 'spki' }),
  };
  async function failedBy(wrong?: Wrong): Promise<string[]> {
    const operator = await startOperator(guest, wrong);
    try {
      return await namesOf(
        {
          url: operator.url,
          form: 'fairway',
          key: own.privateKey,
          clock: systemClock,
          ids: createIds(systemClock),
          memberId: guest.member,
          token: guest.token,
          currency: 'CNY',
        },
        'failed',
      );
    } finally {
      await operator.stop();
    }
  }

  it('passes where it does as it should', async () => {
    expect(await failedBy()).toEqual([]);
  });

  /** What each does wrong, and the case that must say so. */
  const cases: readonly (readonly [Wrong, string])[] = [
    ['hasNoBalance', 'answers the balance of a launch'],
    ['forgetsIds', 'takes ten copies of a stake that come at once as one'],
    ['forgetsResults', 'answers a repeat as the first time, and moves nothing by it'],
    ['refusesRepeats', 'answers a repeat as the first time, and moves nothing by it'],
    ['answersLate', 'answers a repeat as the first time, and moves nothing by it'],
    ['ignoresContent', 'refuses another stake under an id that was used'],
    ['ignoresResultContent', 'refuses another result under an id that was used'],
    ['overdraws', 'refuses a stake above the balance with the true balance, and for good'],
    ['keepsResults', 'pays a result into the balance and answers it'],
    ['refusesLosses', 'takes a result of nothing: the stake is lost'],
    ['returnsTwice', 'returns a stake that is taken back, once under two ids'],
    ['sealsNothing', 'refuses a stake that was taken back before it came'],
    ['paysWithoutStake', 'takes a result only once its stake has come'],
    ['paysRefunded', 'refuses the result of a stake that was taken back'],
    ['returnsSettled', 'refuses to take back a stake that has its result'],
    ['reopens', 'refuses a stake in a closed round'],
    ['anyMember', 'refuses a stake of a member whose launch it is not'],
    ['anyToken', 'refuses a stake for a launch that it has never opened'],
    ['tooFine', 'refuses a stake finer than the smallest unit'],
    ['stakesNothing', 'refuses a stake of nothing'],
    ['anySignature', 'believes no call that another key has signed'],
    ['anySignature', 'believes no call that was changed on the line'],
    ['noSignature', 'believes no call without a signature'],
    ['old', 'believes no call that was signed an hour ago'],
    ['ahead', 'believes no call that is signed for the next hour'],
    ['anyNonce', 'believes no second call with the same nonce'],
    ['hasNoBalance', 'takes a stake from the balance and answers what is left'],
  ];
  it.each(cases)('that does wrong as in «%s» is caught: %s', async (wrong, name) => {
    expect(await failedBy(wrong)).toContain(name);
  });

  it('is caught by every case there is', () => {
    expect(new Set(cases.map(([, name]) => name))).toEqual(new Set(operatorCases.map(({ name }) => name)));
  });
});

describe('npm run conformance -- operator', () => {
  it('says what it needs', async () => {
    expect(await conform(['operator'])).toBe(2);
    expect(await conform(['operator', 'https://wallet.example/v1'])).toBe(2);
    const sound = { OPERATOR_KEY: demoKeys.oursAtQiming, OPERATOR_MEMBER: 'm', OPERATOR_TOKEN: 't' };
    const read = (more: object) => readOperatorSettings('https://wallet.example', { ...sound, ...more });
    expect(read({})).toMatchObject({ form: 'fairway', currency: 'CNY', memberId: 'm', token: 't' });
    expect(() => read({ OPERATOR_TOKEN: '' })).toThrow('OPERATOR_TOKEN: needed');
    expect(() => read({ OPERATOR_FORM: 'other' })).toThrow('no form «other»');
    expect(() => read({ OPERATOR_CURRENCY: 'EUR' })).toThrow('no currency «EUR»');
    expect(() => read({ OPERATOR_FORM: 'hub88' })).toThrow('not an RSA key');
  });
});
