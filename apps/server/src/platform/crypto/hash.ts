import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export function sha256(value: string | Uint8Array): Buffer {
  return createHash('sha256').update(value).digest();
}

export function hmacSha256(key: string | Uint8Array, value: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

/** Equality in constant time; different lengths are unequal at once, which tells nothing about the content. */
export function equalInConstantTime(left: Uint8Array, right: Uint8Array): boolean {
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
