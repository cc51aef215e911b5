import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '@fairway/fair-games';

/** The hash functions that results are made of. */
export const hashing: Hashing = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
};
