import { createHmac, hash, timingSafeEqual } from 'node:crypto';

export function sha256(value: string | Uint8Array): Buffer {
  return hash('sha256', value, 'buffer');
}

/** The digest as lower-case hexadecimal: a third of the cost of the bytes. */
export function sha256Hex(value: string | Uint8Array): string {
  return hash('sha256', value, 'hex');
}

export function hmacSha256(key: string | Uint8Array, value: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

/** Equality in constant time; different lengths are unequal at once, which reveals nothing about the content. */
export function equalInConstantTime(left: Uint8Array, right: Uint8Array): boolean {
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
