import { contradicts, verify } from '@fairway/fair-games';
import { promotionKinds } from '@fairway/promotions';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { RaffleProof } from '../api/use-raffle.ts';

/** The verifier's question about a raffle with the own ticket; undefined before it is drawn. */
export function raffleQuestion(proof: RaffleProof): object | undefined {
  const { serverSeed, randomness, root, tickets, prizes, ticket, commitment: commit, winners } = proof;
  if (serverSeed === null || randomness === null || root === null) return undefined;
  const draw = { kind: 'raffle', serverSeed, randomness, root, tickets, prizes };
  return { ...draw, ...(ticket && { ticket }), shown: { commit, winners } };
}

/** Whether what was computed again in this browser is what the server showed, the ticket's place under the root included. */
export function agreesWith(question: object): boolean {
  return !contradicts(verify(hashing, question, undefined, promotionKinds));
}
