import { beaconScheme, messageOfRound } from '@fairway/fair-games';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { hashing } from './hashing.ts';

/** What is to be verified: hex texts of the forms that a relay's answer and the chain's settings have. */
export interface SignedRound {
  readonly publicKey: string;
  readonly round: number;
  readonly signature: string;
}

/**
 * Whether the signature is the network's of this round. It takes some 80 ms of a processor, the first time half a second: call it
 * through the verifier. Bytes that are no point of the group are no signature.
 */
export function verifySignature({ publicKey, round, signature }: SignedRound): boolean {
  const { shortSignatures } = bls12_381;
  try {
    const point = bls12_381.G1.Point.fromHex(signature);
    const message = shortSignatures.hash(messageOfRound(hashing, round), beaconScheme.domain);
    return shortSignatures.verify(point, message, bls12_381.G2.Point.fromHex(publicKey));
  } catch {
    return false;
  }
}
