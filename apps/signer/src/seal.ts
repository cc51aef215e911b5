import { createHmac, timingSafeEqual } from 'node:crypto';

/** Beside every message, in both directions; the answer repeats the nonce of its question. */
export const sealHeaders = { nonce: 'x-signer-nonce', signature: 'x-signer-signature' } as const;

/** `v1=` and the HMAC-SHA256 over path, nonce and body, a line each. */
export function seal(secret: string, parts: readonly [path: string, nonce: string, body: string]): string {
  return `v1=${createHmac('sha256', secret).update(parts.join('\n')).digest('hex')}`;
}

/** Whether a message carries this seal; compared in constant time. */
export function isSealed(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
