import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';

/** What is kept of a code: keyed and bound to its id, so that the table reveals nothing. */
export function codeHash(app: Pick<Platform, 'config'>, id: string, code: string): Buffer {
  return hmacSha256(app.config.secrets.server, `code:${id}:${code}`);
}
