import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature covers, besides the body. */
export interface Seal {
  /** Unix milliseconds, decimal digits. */
  readonly timestamp: string;
  readonly nonce: string;
}

/** The bytes that are signed: timestamp LF nonce LF raw body. */
export function canonicalBytes(seal: Seal, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${seal.timestamp}\n${seal.nonce}\n`, 'utf8'), body]);
}

/** `v1=` and the hexadecimal HMAC-SHA256 of the canonical bytes. */
export function signature(secret: string, seal: Seal, body: Buffer): string {
  return `v1=${createHmac('sha256', secret).update(canonicalBytes(seal, body)).digest('hex')}`;
}

/** Whether one of the keys made this signature; compared in constant time. */
export function isSignedBy(secrets: readonly string[], seal: Seal, body: Buffer, given: string): boolean {
  const arrived = Buffer.from(given);
  return secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, seal, body));
    return expected.length === arrived.length && timingSafeEqual(expected, arrived);
  });
}
