import { FairGamesError } from '../fair-games-error.ts';
import { quicknet, type BeaconClock } from './beacon-round.ts';
import type { Hashing } from './hashing.ts';

/** One network of the beacon: which public key signs its rounds, and when. */
export interface BeaconChain extends BeaconClock {
  /** The chain hash by which drand names it, 64 lower-case hex digits. */
  readonly hash: string;
  /** The network's key, a compressed point of G2 as 192 lower-case hex digits. */
  readonly publicKey: string;
}

/** drand's `quicknet`, as the League of Entropy publishes it. */
export const quicknetChain: BeaconChain = {
  ...quicknet,
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
};

/** The one scheme that is understood: BLS12-381, rounds that do not depend on each other, signatures on G1 (RFC 9380). */
export const beaconScheme = {
  id: 'bls-unchained-g1-rfc9380',
  /** The domain separation tag of its hash to the curve. */
  domain: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
} as const;

/** What the network signs for a round: SHA-256 of its number in eight bytes, the highest first. Throws `badTime` for no round. */
export function messageOfRound({ sha256 }: Hashing, round: number): Uint8Array {
  if (!Number.isSafeInteger(round) || round < 1) throw new FairGamesError('badTime', `no round ${round}`);
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}
