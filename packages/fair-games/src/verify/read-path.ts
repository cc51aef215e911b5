import { FairGamesError } from '../fair-games-error.ts';
import { isHash } from '../fairness/hashing.ts';
import type { MerklePath } from '../fairness/merkle.ts';
import { readOneOf, readRecord } from '../games/read-input.ts';

/** No tree is higher: its leaves would be more than there are tickets. */
const longest = 64;

/** A path as its publisher wrote it. Throws `badPath`. */
export function readPath(value: unknown): MerklePath {
  if (!Array.isArray(value) || value.length > longest)
    throw new FairGamesError('badPath', 'a path is a list of neighbours');
  return value.map((one: unknown) => {
    const { side, hash } = readRecord(one, ['side', 'hash'], 'badPath');
    return { side: readOneOf(side, ['left', 'right'] as const, 'badPath'), hash: readHash(hash) };
  });
}

/** A root, a leaf, a neighbour, a salt. Throws `badPath`. */
export function readHash(value: unknown): string {
  if (!isHash(value)) throw new FairGamesError('badPath', 'a hash is 64 lower-case hex digits');
  return value;
}
