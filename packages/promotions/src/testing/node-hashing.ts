import { createHash, createHmac } from 'node:crypto';
import { stream, type Hashing, type Stream } from '@fairway/fair-games';

/** The hash functions of Node, for tests. */
export const nodeHashing: Hashing = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
};

/** 64 hex digits that a test names: a seed, randomness. */
export const seedOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** A stream that a test names. */
export const testStream = (name: string): Stream => stream(nodeHashing, seedOf(name), 'test:0');
