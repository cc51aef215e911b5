import { mediaSealSeconds, mediaSealText } from '@fairway/contract/media/seal.ts';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';

/** A message between server and origin, as its seal covers it. */
export interface SealedMessage {
  readonly path: string;
  readonly nonce: string;
  /** Milliseconds since 1970, as it travels. */
  readonly time: string;
  readonly body: string;
}

/** `v1=` and the HMAC-SHA256 over the lines of a message (`packages/contract/src/media/seal.ts`). */
export function seal(secret: string, { path, nonce, time, body }: SealedMessage): string {
  return `v1=${hmacSha256(secret, mediaSealText(path, nonce, time, body)).toString('hex')}`;
}

/** Whether a message carries its seal and is of this minute. */
export function isSealed(secret: string, given: string, message: SealedMessage, now: Date): boolean {
  const offMs = Math.abs(now.getTime() - Number(message.time));
  if (message.nonce.length < 16 || !(offMs <= mediaSealSeconds * 1000)) return false;
  return equalInConstantTime(Buffer.from(given), Buffer.from(seal(secret, message)));
}
