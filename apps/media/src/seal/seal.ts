import { createHmac, timingSafeEqual } from 'node:crypto';
import { mediaSealSeconds, mediaSealText } from '@fairway/contract/media/seal.ts';

export interface Sealed {
  readonly path: string;
  readonly nonce: string;
  /** Milliseconds since 1970, as it travels. */
  readonly time: string;
  readonly body: string;
}

/** `v1=` and the HMAC-SHA256 over the lines of a message. */
export function seal(secret: string, { path, nonce, time, body }: Sealed): string {
  const text = mediaSealText(path, nonce, time, body);
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** Whether a message carries its seal, compared in constant time, and is of this minute. */
export function isSealed(secret: string, given: string, message: Sealed, now: number): boolean {
  const off = Math.abs(now - Number(message.time));
  if (message.nonce.length < 16 || !(off <= mediaSealSeconds * 1000)) return false;
  return sameText(given, seal(secret, message));
}

/** Compares in constant time. */
export function sameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
