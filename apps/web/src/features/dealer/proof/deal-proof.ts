import { followsLink, verify } from '@fairway/fair-games';
import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import type { Deal } from '@fairway/contract/dealer/schemas.ts';
import { hashing } from '../../../lib/fair-hashing.ts';

/** A deal of a wheel or of dice as a question to the verifier; undefined where a shoe is dealt, and until link and beacon are out. */
export function dealQuestion(table: DealerTableCode, { number, proof, result }: Deal) {
  if (!proof || proof.link === null || proof.randomness === null || result === null) return undefined;
  const { link, randomness } = proof;
  return { kind: 'draw', code: table, issue: String(number), link, randomness, shown: { result } };
}
export type DealQuestion = NonNullable<ReturnType<typeof dealQuestion>>;

/** Computes a result again in this browser: true when it is the one that was shown and its link follows from the first of the chain. */
export function proveDeal(question: DealQuestion, { proof }: Deal): boolean {
  const answer = verify(hashing, question);
  if (!proof || typeof answer !== 'object' || answer === null || !('agrees' in answer)) return false;
  const { agrees } = answer;
  return (
    typeof agrees === 'object' &&
    agrees !== null &&
    'result' in agrees &&
    agrees.result === true &&
    followsLink(hashing, question.link, proof.firstLink, proof.linkIndex)
  );
}
