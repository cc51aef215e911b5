import { isSignedRound, type SignedRound } from '@fairway/fair-games';
import { curve } from './curve.ts';
import { hashing } from './hashing.ts';

/**
 * Whether the signature is the network's of this round. It takes some 80 ms of a processor, the first time half a second: call it
 * through the verifier.
 */
export function verifySignature(round: SignedRound): boolean {
  return isSignedRound(hashing, curve, round);
}
