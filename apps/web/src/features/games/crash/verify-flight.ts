import { linkBefore, verify } from '@fairway/fair-games';
import { hashing } from '../../../lib/fair-hashing.ts';
import type { Crash } from './flight-phase.ts';

export type PastFlight = Crash['last'][number];

/**
 * Computes a flight's point again in this browser, by the code of `npm run verify`, and hashes its link down to the first of the chain,
 * which was published before any flight of it.
 */
export function verifyFlight({ number, link, linkIndex, firstLink, randomness, point }: PastFlight): boolean {
  const question = { kind: 'draw', code: 'rocket', issue: String(number), link, randomness };
  const answer = verify(hashing, question);
  if (typeof answer !== 'object' || answer === null || !('point' in answer)) return false;
  let hashed = link;
  for (let place = linkIndex; place > 0; place -= 1) hashed = linkBefore(hashing, hashed);
  return Math.round(Number(answer.point) * 100) === point && hashed === firstLink;
}
