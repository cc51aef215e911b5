import { quicknetChain } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { beaconSettings } from './beacon-settings.ts';
import { ConfigFault, parseConfig } from './config.ts';
import { environment } from './environment.ts';
import { beaconReady } from '#modules/beacon';

const needed = {
  APP_DATABASE_URL: 'postgres://a@b/c',
  SERVER_SECRET: 'a-real-server-secret-of-32-characters-or-more',
  PASSWORD_PEPPER: 'a-real-password-pepper-of-32-characters-or-more',
};
const production = { ...needed, NODE_ENV: 'production' };
const own = {
  BEACON_URL: 'https://one.example/, https://two.example/drand',
  BEACON_CHAIN: 'a'.repeat(64),
  BEACON_PUBLIC_KEY: 'b'.repeat(192),
  BEACON_GENESIS: '1700000000',
  BEACON_PERIOD: '30',
};

function faultsOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    parseConfig(env);
    return [];
  } catch (fault) {
    if (fault instanceof ConfigFault) return fault.faults;
    throw fault;
  }
}

describe('the beacon of a production site', () => {
  it('is none that was not given: what waits for its rounds is not on offer', () => {
    const config = parseConfig(production);
    expect([config.beacon, beaconReady({ config })]).toEqual([undefined, false]);
  });

  it('is never the sandbox’s, nor a relay with the sandbox’s key', () => {
    expect(faultsOf({ ...production, BEACON_URL: 'http://127.0.0.1:8082/beacon' })).toEqual(
      ['BEACON_CHAIN', 'BEACON_PUBLIC_KEY', 'BEACON_GENESIS', 'BEACON_PERIOD'].map(
        (name) => `${name}: needed for a beacon without a name`,
      ),
    );
  });

  it('is none where a sandbox is named, which the rest of the configuration refuses as well', () => {
    const values = environment.parse({ ...production, SANDBOX_URL: 'http://127.0.0.1:8082' });
    expect(beaconSettings(values, true)).toBeUndefined();
    expect(beaconSettings(values, false)).toBeDefined();
  });

  it('is quicknet by its name, at relays of the League of Entropy or others', () => {
    const config = parseConfig({ ...production, BEACON: 'quicknet' });
    expect(config.beacon).toEqual({
      chain: quicknetChain,
      relays: [
        'https://api.drand.sh',
        'https://api2.drand.sh',
        'https://api3.drand.sh',
        'https://drand.cloudflare.com',
      ],
    });
    expect(beaconReady({ config })).toBe(true);
    const elsewhere = { ...production, BEACON: 'quicknet', BEACON_URL: own.BEACON_URL };
    expect(parseConfig(elsewhere).beacon).toEqual({
      chain: quicknetChain,
      relays: ['https://one.example', 'https://two.example/drand'],
    });
  });

  it('is any chain of the scheme that is described whole', () => {
    expect(parseConfig({ ...production, ...own }).beacon).toEqual({
      chain: {
        hash: own.BEACON_CHAIN,
        publicKey: own.BEACON_PUBLIC_KEY,
        genesis: 1_700_000_000_000,
        period: 30_000,
      },
      relays: ['https://one.example', 'https://two.example/drand'],
    });
  });
});

describe('a beacon that is described wrongly', () => {
  it.each(Object.keys(own))('lacks %s, wherever it runs', (name) => {
    const rest = Object.fromEntries(Object.entries(own).filter(([other]) => other !== name));
    for (const env of [needed, production])
      expect(faultsOf({ ...env, ...rest })).toEqual([`${name}: needed for a beacon without a name`]);
  });

  it('has a name and another chain', () => {
    expect(faultsOf({ ...production, BEACON: 'quicknet', BEACON_PERIOD: '3' })).toEqual([
      'BEACON_PERIOD: the chain quicknet has its own',
    ]);
  });

  it.each([
    ['BEACON', 'fastnet'],
    ['BEACON_URL', 'https://one.example,'],
    ['BEACON_URL', 'ftp://one.example'],
    ['BEACON_CHAIN', 'A'.repeat(64)],
    ['BEACON_PUBLIC_KEY', 'b'.repeat(96)],
    ['BEACON_GENESIS', '0'],
    ['BEACON_PERIOD', '1.5'],
  ])('has the %s %s', (name, value) => {
    expect(faultsOf({ ...needed, ...own, [name]: value }).map((fault) => fault.split(':')[0])).toEqual([
      name,
    ]);
  });
});

describe('in development', () => {
  const sandbox = { ...needed, SANDBOX_URL: 'http://127.0.0.1:8082/' };

  it('the sandbox plays it, and without one there is none', () => {
    expect(parseConfig(sandbox).beacon).toMatchObject({
      chain: { period: 3000 },
      relays: ['http://127.0.0.1:8082/beacon'],
    });
    expect(parseConfig(needed).beacon).toBeUndefined();
  });

  it('its relays may be others, and a chain that is named or described goes before', () => {
    const relayed = parseConfig({ ...sandbox, BEACON_URL: 'http://127.0.0.1:1/a,http://127.0.0.1:2/b' });
    expect(relayed.beacon?.relays).toEqual(['http://127.0.0.1:1/a', 'http://127.0.0.1:2/b']);
    expect(parseConfig({ ...sandbox, BEACON: 'quicknet' }).beacon?.chain).toBe(quicknetChain);
    expect(parseConfig({ ...sandbox, ...own }).beacon?.chain.hash).toBe(own.BEACON_CHAIN);
  });
});
