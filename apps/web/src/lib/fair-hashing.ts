import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** The hash functions that results are made of, in the browser. */
export const hashing = {
  sha256: (message: Uint8Array) => sha256(message),
  hmacSha256: (key: Uint8Array, message: Uint8Array) => hmac(sha256, key, message),
};
