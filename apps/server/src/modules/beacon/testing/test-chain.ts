import { beaconScheme, messageOfRound, type BeaconChain } from '@fairway/fair-games';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { hashing } from '../verifying/hashing.ts';

const { shortSignatures } = bls12_381;

/** A chain with a key of the test's own, a round every three seconds. */
export interface TestChain extends BeaconChain {
  sign(round: number): string;
}

export function createTestChain(genesis: string, seed = 7): TestChain {
  const key = new Uint8Array(32).fill(seed);
  const publicKey = shortSignatures.getPublicKey(key).toHex();
  return {
    hash: seed.toString(16).padStart(64, 'c'),
    publicKey,
    genesis: Date.parse(genesis),
    period: 3000,
    sign: (round) =>
      shortSignatures
        .sign(shortSignatures.hash(messageOfRound(hashing, round), beaconScheme.domain), key)
        .toHex(),
  };
}
