import { contentKinds, type ContentKind } from '@fairway/contract/content/kinds.ts';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** How long a preview link works, in ms. */
export const previewMs = 3_600_000;

export interface Previewed {
  kind: ContentKind;
  key: string;
  version: number;
  expiresAt: Date;
}

/** Names one version and an end, signed under a key of the server: nothing to store, nothing to guess. */
export function makePreviewToken(app: Platform, { kind, key, version, expiresAt }: Previewed): string {
  const claim = [kind, key, version, expiresAt.getTime()].join('.');
  return `${claim}.${sign(app, claim).toString('base64url')}`;
}

/** What a preview link shows. Throws `previewEnded` for one that is over, changed or made up. */
export function readPreviewToken(app: Platform, token: string): Previewed {
  const [kindPattern, key = '', version, expires, signature = ''] = token.split('.');
  const claim = [kindPattern, key, version, expires].join('.');
  const isOurs = equalInConstantTime(sign(app, claim), Buffer.from(signature, 'base64url'));
  const kind = contentKinds.find((known) => known === kindPattern);
  const expiresAt = new Date(Number(expires));
  if (!isOurs || !kind || expiresAt <= app.clock.now()) throw new AppError('previewEnded');
  return { kind, key, version: Number(version), expiresAt };
}

function sign(app: Platform, claim: string): Buffer {
  return hmacSha256(app.config.secrets.server, `content-preview:${claim}`);
}
