import { contradicts, verify } from '@fairway/fair-games';
import { promotionKinds } from '@fairway/promotions';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { DrawProof } from '../api/use-draw.ts';

/** The verifier's question about a draw, with what the server showed to compare with; undefined before the seed is out. */
export function drawQuestion(proof: DrawProof): object | undefined {
  const { serverSeed, clientSeed, nonce, prizes, consolation, commitment, list, drawn } = proof;
  if (serverSeed === null) return undefined;
  const shown = { prize: drawn, commit: commitment, list };
  return { kind: 'prize', serverSeed, clientSeed, nonce, prizes, consolation, shown };
}

/** Whether a draw computed again in this browser is what the server drew, from the seed and the list it was committed to. */
export function agreesWith(question: object): boolean {
  return !contradicts(verify(hashing, question, undefined, promotionKinds));
}
