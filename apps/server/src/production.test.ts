import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigFault, parseConfig } from './config.ts';
import { mounts } from './modules/mounts.ts';
import { adapterFaults } from '#platform/adapters/connect-adapter.ts';
import { addSeconds } from '#platform/clock.ts';
import { publishSettings } from './modules/cashier/testing/pay-settings.ts';
import { startSandboxProcess } from './modules/cashier/testing/processes/sandbox-process.ts';
import { fundMember } from './testing/fund-member.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const secrets = {
  SERVER_SECRET: 'a-real-server-secret-of-32-characters-or-more',
  PASSWORD_PEPPER: 'a-real-password-pepper-of-32-characters-or-more',
};

/** What a production configuration is refused for. */
function faultsOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    const config = parseConfig({
      NODE_ENV: 'production',
      APP_DATABASE_URL: 'postgres://a@b/c',
      ...secrets,
      ...env,
    });
    return adapterFaults({ config, extensions: mounts.flatMap((mount) => mount.extensions ?? []) });
  } catch (fault) {
    if (fault instanceof ConfigFault) return fault.faults;
    throw fault;
  }
}

describe('the configuration of a production site', () => {
  it('takes no sandbox, whatever else is given', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ SANDBOX_URL: 'http://127.0.0.1:8082' })).toEqual([
      'SANDBOX_URL: a production site talks to no sandbox; give each party its own address',
    ]);
  });

  it('takes no secret of a demo', () => {
    expect(faultsOf({ VENUE_SECRET: 'demo-venue-secret-not-for-production' })).toEqual([
      'VENUE_SECRET: secrets of a demo do not start in production',
    ]);
    expect(faultsOf({ SERVER_SECRET: 'development-server-secret-of-32-characters' })).toEqual([
      'SERVER_SECRET: secrets of a demo do not start in production',
    ]);
  });

  it.each([
    ['PSP_URL', ['CALLBACK_BASE_URL']],
    ['CHAIN_RPC_URL', ['CHAIN_XPUB', 'CHAIN_TOKEN_ADDRESS']],
    ['TRON_RPC_URL', ['TRON_XPUB', 'TRON_TOKEN_ADDRESS']],
  ])('names what is missing beside %s instead of using the default of the sandbox', (party, names) => {
    expect(faultsOf({ [party]: 'https://party.example' })).toEqual(
      names.map((name) => `${name}: needed beside ${party} in production`),
    );
  });

  it.each([
    ['PSP_URL', ['PSP_SECRET', 'PSP_MERCHANT_NO']],
    ['VENUE_URL', ['VENUE_SECRET', 'VENUE_AGENT']],
    ['QIMING_URL', ['QIMING_PUBLIC_KEY', 'QIMING_ADDRESSES']],
    ['HUB_URL', ['HUB_PUBLIC_KEY', 'HUB_PRIVATE_KEY', 'HUB_OPERATOR_ID', 'HUB_ADDRESSES']],
    ['MESSAGE_GATEWAY_URL', ['INBOX_SECRET', 'MESSAGE_GATEWAY_SENDER']],
    ['IDENTITY_BUREAU_URL', ['IDENTITY_SECRET', 'IDENTITY_BUREAU_CLIENT']],
    [
      'CAPTCHA_AFS_URL',
      ['CAPTCHA_AFS_SECRET', 'CAPTCHA_AFS_KEY_ID', 'CAPTCHA_AFS_APP_KEY', 'CAPTCHA_AFS_SCENE'],
    ],
    ['ODDS_FEED_URL', ['FEED_SECRET', 'ODDS_FEED_CLIENT']],
  ])('names the settings that an adapter lacks beside %s', (party, names) => {
    const beside = { CALLBACK_BASE_URL: 'https://site.example', [party]: 'https://party.example' };
    expect([...new Set(faultsOf(beside).map((fault) => fault.split(':')[0]))]).toEqual(names);
  });

  it('leaves every party that has no address of its own unconfigured', () => {
    const config = parseConfig({ NODE_ENV: 'production', APP_DATABASE_URL: 'postgres://a@b/c', ...secrets });
    expect(config).toMatchObject({
      sandboxUrl: undefined,
      exchangeUrl: undefined,
      networks: { erc20: { rpcUrl: undefined }, trc20: { rpcUrl: undefined }, omni: { rpcUrl: undefined } },
    });
  });
});

describe('a production site without parties', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { NODE_ENV: 'production', ...secrets } });
  });
  afterAll(() => test.end());

  it('lists a venue that nobody connected as not offered, and lets no money go there', async () => {
    const { venues } = await test.visitor.listVenues({});
    expect(venues.map(({ channelCode, state, stateReason }) => [channelCode, state, stateReason])).toEqual([
      ['fairway-sports', 'open', ''],
      ['fairway-games', 'open', ''],
      ['fairway-lottery', 'notOffered', '本站暂未开通该场馆'],
      ['fairway-live', 'notOffered', '本站暂未开通该场馆'],
      ['fairway-cards', 'open', ''],
      ['fairway-fishing', 'notOffered', '本站暂未开通该场馆'],
      ['beichen', 'notOffered', '本站暂未开通该场馆'],
      ['qiming', 'notOffered', '本站暂未开通该场馆'],
      ['hub', 'notOffered', '本站暂未开通该场馆'],
    ]);
    const member = await test.register('goesnowhere');
    await expect(
      member.api.transferToVenue(
        { channelCode: 'beichen', amount: '1' },
        { operationId: 'f3a1c1de-7d1b-4c80-9d38-5f3c4d0f8a01' },
      ),
    ).rejects.toMatchObject({ error: 'venueNotOffered' });
    await expect(member.api.launchVenue({ api: 'beichen' })).rejects.toMatchObject({
      error: 'venueNotOffered',
    });
  });

  it('offers no deposit through a channel that is not configured', async () => {
    const member = await test.register('paysnowhere');
    await expect(member.api.listPayTypes({})).rejects.toMatchObject({ error: 'payTypesUnavailable' });
    // Members among themselves need no channel.
    const { options } = await member.api.getWithdrawalTerms({});
    expect([...new Set(options.map(({ name }) => name))]).toEqual(['fast']);
  });

  it('closes a flow that asks for a checked identity instead of taking the member at his word', async () => {
    await publishSettings(test.app, { identity: { deposit: 0, withdrawal: 1 } });
    const member = await test.register('unproven');
    await member.api.setRealName({ realName: '陈远' });
    const identity = await member.api.getIdentityStatus({ flow: 'withdrawal' });
    expect(identity.refusal).toBe('identityCheckNotOffered');
    await expect(member.api.verifyIdentity({ flow: 'withdrawal' })).rejects.toMatchObject({
      error: 'identityCheckNotOffered',
      message: '本站尚未开通身份核验，此项业务暂不能办理，请联系客服',
    });
    expect((await member.api.getIdentityStatus({ flow: 'deposit' })).refusal).toBeNull();
  });

  it('sends no code into the void', async () => {
    await expect(
      test.visitor.sendRegisterCode({ areaCode: '86', phone: '13800138000' }),
    ).rejects.toMatchObject({ error: 'codesNotOffered' });
  });
});

describe('a production site with one real party', () => {
  let venue: Awaited<ReturnType<typeof startSandboxProcess>>;
  let test: TestApp;
  beforeAll(async () => {
    const key = 'a-key-that-the-venue-has-given-us';
    venue = await startSandboxProcess({ CHAIN: 'off', VENUE_SECRET: key });
    const start = addSeconds(new Date(), -180).toISOString();
    const party = { VENUE_URL: venue.url, VENUE_SECRET: key, VENUE_AGENT: 'fairway' };
    test = await createTestApp({ start, env: { NODE_ENV: 'production', ...secrets, ...party } });
  });
  afterAll(async () => {
    await test.end();
    await venue.stop();
  });

  it('offers that party whole, frames its pages alone, and nothing else', async () => {
    const member = await test.register('playsthere');
    await fundMember(test.app, member.id, 50_00n);
    const { venues } = await member.api.listVenues({});
    expect(venues.map(({ channelCode, state }) => `${channelCode} ${state}`)).toEqual([
      'fairway-sports open',
      'fairway-games open',
      'fairway-lottery notOffered',
      'fairway-live notOffered',
      'fairway-cards open',
      'fairway-fishing notOffered',
      'beichen open',
      'qiming notOffered',
      'hub notOffered',
    ]);
    const operationId = 'f3a1c1de-7d1b-4c80-9d38-5f3c4d0f8a02';
    const sent = await member.api.transferToVenue({ channelCode: 'beichen', amount: '20' }, { operationId });
    expect(sent.status).toBe('done');

    const policy = (await fetch(`${test.urls.site}/healthz`)).headers.get('content-security-policy') ?? '';
    const page = (await fetch(`${test.urls.site}/`)).headers.get('content-security-policy') ?? policy;
    expect(/frame-src ([^;]+)/.exec(page)?.[1]).toContain(new URL(venue.url).origin);
    await expect(member.api.listPayTypes({})).rejects.toMatchObject({ error: 'payTypesUnavailable' });
  });
});
