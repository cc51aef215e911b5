import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256Hex } from './sha256.ts';

it('is SHA-256, for every text and across the lengths where a block ends', () => {
  const theirs = (text: string) => createHash('sha256').update(text).digest('hex');
  for (let length = 0; length < 130; length += 1)
    expect(sha256Hex('a'.repeat(length))).toBe(theirs('a'.repeat(length)));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => sha256Hex(text) === theirs(text)),
  );
});
