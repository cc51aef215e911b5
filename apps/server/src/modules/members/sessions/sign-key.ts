import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';

/** The key of a session's request signature, derived from the session's id: nothing to store, nothing to look up. */
export function signKeyOf(app: Pick<Platform, 'config'>, sessionId: string): string {
  return hmacSha256(app.config.secrets.server, `sign-key:${sessionId}`).toString('base64url');
}
