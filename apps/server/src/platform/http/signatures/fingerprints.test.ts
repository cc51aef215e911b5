import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Fingerprints } from './fingerprints.ts';

it('knows each again after growing, and one whose second word reads as an empty slot', () => {
  const known = new Fingerprints(65_536);
  const digests = Array.from({ length: 9_000 }, (_, at) => hash('sha256', String(at), 'buffer'));
  digests.push(Buffer.from('0100000000000000', 'hex'), Buffer.alloc(8));
  for (const digest of digests) expect(known.add(digest)).toBe(true);
  for (const digest of digests) expect(known.add(digest)).toBe(false);
  expect(known.bytes).toBe(8 * 32_768);
});
