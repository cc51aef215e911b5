import { gameCode } from '@fairway/contract/venues/code-schemas.ts';
import { sha256 } from '#platform/crypto/hash.ts';

/** Our code for a provider's game: its own behind the venue's, or a hash where that is no code of ours. It stays the same for good. */
export function ourCodeOf(provider: string, code: string): string {
  const plain = `${provider}-${code}`;
  if (gameCode.safeParse(plain).success) return plain;
  return `${provider}-${sha256(code).toString('hex').slice(0, 16)}`;
}
