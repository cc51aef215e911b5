import { expect, it } from 'vitest';
import { halfSipHash } from '../../crypto/half-sip-hash.ts';
import { Fingerprints } from './fingerprints.ts';

it('knows each again after growing, and one whose second word reads as an empty slot', () => {
  const known = new Fingerprints(65_536);
  const hashes = Array.from({ length: 9_000 }, (_, at) => halfSipHash(String(at), [1, 2]));
  hashes.push([1, 0], [0, 0]);
  for (const hash of hashes) expect(known.add(hash)).toBe(true);
  for (const hash of hashes) expect(known.add(hash)).toBe(false);
  expect(known.bytes).toBe(8 * 32_768);
});
