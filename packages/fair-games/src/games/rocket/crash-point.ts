import { asciiBytes, isHash, type Hashing } from '../../fairness/hashing.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import { pointOf } from '../limbo/limbo-point.ts';

/**
 * Where a flight ends, in hundredths: from the first 32 bits of HMAC(link, randomness). Throws `badLink`, `badRandomness`.
 */
export function crashPoint(hashing: Hashing, link: string, randomness: string): number {
  if (!isHash(link)) throw new FairGamesError('badLink', 'a link is 64 lower-case hex digits');
  if (!isHash(randomness)) throw new FairGamesError('badRandomness', 'randomness is 64 hex digits');
  const bytes = hashing.hmacSha256(asciiBytes(link), asciiBytes(randomness));
  return pointOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0));
}
