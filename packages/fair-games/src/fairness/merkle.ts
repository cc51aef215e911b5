import { FairGamesError } from '../fair-games-error.ts';
import { isHash, sha256Text, type Hashing } from './hashing.ts';

/** The way from one leaf to the root: each neighbour's hash, and on which side of ours it stands. */
export type MerklePath = readonly { readonly side: 'left' | 'right'; readonly hash: string }[];

/** A leaf's hash: SHA-256 of `leaf:` and its text, which must hold something that nobody can guess. */
export function merkleLeaf(hashing: Hashing, text: string): string {
  return sha256Text(hashing, `leaf:${text}`);
}

/**
 * The root over leaves in their order: neighbours are joined as SHA-256 of `node:`, left and right, a last one without a neighbour goes up
 * as it is. Null without leaves.
 */
export function merkleRoot(hashing: Hashing, leaves: readonly string[]): string | null {
  let level = leaves;
  while (level.length > 1) level = levelAbove(hashing, level);
  return level[0] ?? null;
}

/** What proves that a leaf is under the root. Throws `badLeaf` for a place without one. */
export function merklePath(hashing: Hashing, leaves: readonly string[], place: number): MerklePath {
  return merklePaths(hashing, leaves, [place])[0] ?? [];
}

/** The paths of several leaves, for which the tree is computed once. Throws `badLeaf` for a place without one. */
export function merklePaths(
  hashing: Hashing,
  leaves: readonly string[],
  places: readonly number[],
): MerklePath[] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) level = levelAbove(hashing, level);
  return places.map((place) => {
    if (leaves[place] === undefined) throw new FairGamesError('badLeaf', `no leaf ${place}`);
    return levels.flatMap((level, height) => {
      const index = Math.floor(place / 2 ** height);
      const isRight = index % 2 === 1;
      const hash = level[isRight ? index - 1 : index + 1];
      return hash === undefined ? [] : [{ side: isRight ? 'left' : 'right', hash } as const];
    });
  });
}

/** The root that a leaf's hash and its path lead to. Throws `badLeaf` for what is no hash. */
export function rootOfPath(hashing: Hashing, leaf: string, path: MerklePath): string {
  return path.reduce((hash, { side, hash: other }) => {
    if (!isHash(other)) throw new FairGamesError('badLeaf', 'a path is of hashes');
    return side === 'left' ? join(hashing, other, hash) : join(hashing, hash, other);
  }, leaf);
}

function levelAbove(hashing: Hashing, level: readonly string[]): string[] {
  const above: string[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left = '', right] = level.slice(index, index + 2);
    above.push(right === undefined ? left : join(hashing, left, right));
  }
  return above;
}

const join = (hashing: Hashing, left: string, right: string) => sha256Text(hashing, `node:${left}${right}`);
