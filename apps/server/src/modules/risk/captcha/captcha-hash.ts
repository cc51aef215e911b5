import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';

/** What is kept of an answer: keyed, so that the table tells nobody. Case, width and spaces at the ends do not matter. */
export function captchaHash(app: Pick<Platform, 'config'>, id: string, answer: string): Buffer {
  const plain = answer.normalize('NFKC').trim().toUpperCase();
  return hmacSha256(app.config.secrets.server, `captcha:${id}:${plain}`);
}
