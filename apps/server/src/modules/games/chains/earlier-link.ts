import { sha256Hex } from '#platform/crypto/hash.ts';

/**
 * The link so many places before one of its chain, as the library's `linkBefore` finds it, at a twentieth of the cost: what this process has
 * hashed itself needs no check of its form, and a draw walks up to a whole chain.
 */
export function earlierLink(link: string, distance: number): string {
  let earlier = link;
  for (let step = 0; step < distance; step += 1) earlier = sha256Hex(earlier);
  return earlier;
}
