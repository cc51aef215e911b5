import { quicknetChain, type BeaconChain } from '@fairway/fair-games';
import type { Environment } from './environment.ts';

/** The public beacon whose rounds draws wait for. */
export interface BeaconSettings {
  readonly chain: BeaconChain;
  /** Addresses of drand's HTTP API that serve the chain, asked in turn. No trailing slash. */
  readonly relays: readonly string[];
}

/** Relays of the League of Entropy. */
const quicknetRelays = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** The chain of the sandbox's beacon, as its README prints it; its key is known to everybody. */
const sandboxChain: BeaconChain = {
  genesis: 1_704_067_200_000,
  period: 3_000,
  hash: 'e554b27ef8563e7d64e2e66c312d23ee0851581c8f4a5e8b529e714c02f5e0b8',
  publicKey:
    'ab757cd31efc0d67c3ea73e20779a62fb23fe057bd7ec3dbb29fbcfd09593f9d4c4140461b5a5435c5b92a57f2195cc401bc89248f7f56e48687873f56f0c994e2d718813936d6c53ac4753de77cbe3ccd0f3cb2dd05b9252ed033639fa264c8',
};

/** Settings of a chain that has no name here. */
const ownChain = ['BEACON_CHAIN', 'BEACON_PUBLIC_KEY', 'BEACON_GENESIS', 'BEACON_PERIOD'] as const;

/**
 * The beacon of this installation: the one that is named or described; in development the sandbox's. In production there is none
 * that was not given, and `beaconFaults` says what is missing of one.
 */
export function beaconSettings(values: Environment, production: boolean): BeaconSettings | undefined {
  const relays = values.BEACON_URL?.split(',').map((url) => url.trim().replace(/\/$/, ''));
  if (values.BEACON === 'quicknet') return { chain: quicknetChain, relays: relays ?? quicknetRelays };
  const { BEACON_CHAIN: hash, BEACON_PUBLIC_KEY: publicKey } = values;
  const { BEACON_GENESIS: genesis, BEACON_PERIOD: period } = values;
  if (relays && hash && publicKey && genesis !== undefined && period !== undefined)
    return { chain: { hash, publicKey, genesis: genesis * 1000, period: period * 1000 }, relays };
  if (production) return undefined;
  const played = relays ?? sandboxRelays(values.SANDBOX_URL);
  return played === undefined ? undefined : { chain: sandboxChain, relays: played };
}

function sandboxRelays(sandboxUrl: string | undefined): string[] | undefined {
  return sandboxUrl === undefined ? undefined : [`${sandboxUrl.replace(/\/$/, '')}/beacon`];
}

/** What is missing of a beacon that is given in part, or said twice, a line each. */
export function beaconFaults(values: Environment, production: boolean): string[] {
  const given = ownChain.filter((name) => values[name] !== undefined);
  if (values.BEACON !== undefined)
    return given.map((name) => `${name}: the chain ${values.BEACON} has its own`);
  if (given.length === 0 && (!production || values.BEACON_URL === undefined)) return [];
  return [...ownChain, 'BEACON_URL' as const]
    .filter((name) => values[name] === undefined)
    .map((name) => `${name}: needed for a beacon without a name`);
}
