import { beaconScheme, messageOfRound } from './beacon-chain.ts';
import type { Hashing } from './hashing.ts';

/**
 * BLS12-381, given by the caller as the hash functions are: it is by far the heaviest part of a proof, and few ask for it. Keys and
 * signatures are the hex digits of compressed points.
 */
export interface Curve {
  /** Whether a short signature (on G1) of a message is that of a key (on G2). What is no point of the group is no signature. */
  readonly isSigned: (publicKey: string, message: Uint8Array, domain: string, signature: string) => boolean;
}

/** A round as a relay of the beacon hands it on. */
export interface SignedRound {
  readonly publicKey: string;
  readonly round: number;
  readonly signature: string;
}

/** Whether the network has signed this round. A number that no round has is signed by nobody. */
export function isSignedRound(
  hashing: Hashing,
  curve: Curve,
  { publicKey, round, signature }: SignedRound,
): boolean {
  if (!Number.isSafeInteger(round) || round < 1) return false;
  return curve.isSigned(publicKey, messageOfRound(hashing, round), beaconScheme.domain, signature);
}
