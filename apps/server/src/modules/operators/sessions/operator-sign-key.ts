import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';

/** The key of a console session's request signature, derived from the session's id. */
export function operatorSignKey(app: Pick<Platform, 'config'>, sessionId: string): string {
  return hmacSha256(app.config.secrets.server, `operator-sign-key:${sessionId}`).toString('base64url');
}
