import { contradicts, verify } from '@fairway/fair-games';
import { hashing } from '../../../lib/fair-hashing.ts';
import { roundQuestion } from './round-question.ts';

/**
 * Plays a round again in this browser from its revealed server seed: whether commitment, steps and return are those that the server
 * showed. The same code as `npm run verify`.
 */
export function verifyLocally(round: Parameters<typeof roundQuestion>[0]): boolean {
  return !contradicts(verify(hashing, roundQuestion(round)));
}
