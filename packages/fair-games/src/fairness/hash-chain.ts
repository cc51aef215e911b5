import { FairGamesError } from '../fair-games-error.ts';
import { isHash, sha256Text, type Hashing } from './hashing.ts';

/** link(i) from link(i + 1): SHA-256 of its 64 hex digits. Throws `badLink`. */
export function linkBefore(hashing: Hashing, link: string): string {
  if (!isHash(link)) throw new FairGamesError('badLink', 'a link is 64 lower-case hex digits');
  return sha256Text(hashing, link);
}

/**
 * The links 0 .. `last` of a chain that ends in a random secret, link(last). link(0) is published before the first round; round i
 * uses link(i), so nobody can compute the next link from those that are out.
 */
export function hashChain(hashing: Hashing, secret: string, last: number): string[] {
  if (!isHash(secret)) throw new FairGamesError('badLink', 'a link is 64 lower-case hex digits');
  const links = [secret];
  for (let index = last; index > 0; index -= 1) links.push(linkBefore(hashing, links.at(-1) ?? ''));
  return links.toReversed();
}

/** Whether hashing a link `distance` times gives an earlier link of its chain. Throws `badLink`. */
export function followsLink(hashing: Hashing, link: string, earlier: string, distance: number): boolean {
  let hashed = link;
  for (let step = 0; step < distance; step += 1) hashed = linkBefore(hashing, hashed);
  return hashed === earlier;
}
