import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** How long a preview link works, seconds. */
export const previewSeconds = 3600;

/** Names one version and an end, signed under a key of the server: nothing to store, nothing to guess. */
export function makePreview(app: Platform, hash: Buffer, until: Date): string {
  const claim = `${hash.toString('hex')}.${until.getTime()}`;
  return `${claim}.${sign(app, claim).toString('base64url')}`;
}

/** The version that a preview link shows. Throws `activityUnknown` for one that is over or made up. */
export function readPreview(app: Platform, token: string): Buffer {
  const [hash = '', until, signature = ''] = token.split('.');
  const isOurs = equalInConstantTime(sign(app, `${hash}.${until}`), Buffer.from(signature, 'base64url'));
  if (!isOurs || Number(until) <= app.clock.now().getTime()) throw new AppError('activityUnknown');
  return Buffer.from(hash, 'hex');
}

function sign(app: Platform, claim: string): Buffer {
  return hmacSha256(app.config.secrets.server, `campaign-preview:${claim}`);
}
