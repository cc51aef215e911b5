import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** Names one version and an end, signed under a key of the server: nothing to store, nothing to guess. */
export function makeSitePreviewToken(app: Platform, version: number, expiresAt: Date): string {
  const claim = `${version}.${expiresAt.getTime()}`;
  return `${claim}.${sign(app, claim).toString('base64url')}`;
}

/** What a preview link shows. Throws `previewEnded` for one that is over, changed or made up. */
export function readSitePreviewToken(app: Platform, token: string): { version: number; expiresAt: Date } {
  const [version, expires, signature = ''] = token.split('.');
  const isOurs = equalInConstantTime(sign(app, `${version}.${expires}`), Buffer.from(signature, 'base64url'));
  const expiresAt = new Date(Number(expires));
  if (!isOurs || expiresAt <= app.clock.now()) throw new AppError('previewEnded');
  return { version: Number(version), expiresAt };
}

function sign(app: Platform, claim: string): Buffer {
  return hmacSha256(app.config.secrets.server, `site-preview:${claim}`);
}
