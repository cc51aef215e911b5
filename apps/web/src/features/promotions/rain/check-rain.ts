import { contradicts, verify } from '@fairway/fair-games';
import { promotionKinds } from '@fairway/promotions';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { RainProof } from '../api/use-rain.ts';

/** The verifier's question about a session; with an own packet it asks for that one. Undefined before the seed is out, or where nothing fell. */
export function rainQuestion(proof: RainProof): object | undefined {
  const { serverSeed, randomness, session, pot, packets, least, commitment: commit, own } = proof;
  if (serverSeed === null || randomness === null) return undefined;
  const draw = { kind: 'rain', serverSeed, randomness, session, pot, packets, least };
  if (!own) return { ...draw, claim: 0, shown: { commit } };
  return { ...draw, claim: own.place, shown: { commit, packet: own.amount } };
}

/** Whether what was computed again in this browser is what the server showed. */
export function agreesWith(question: object): boolean {
  return !contradicts(verify(hashing, question, undefined, promotionKinds));
}
