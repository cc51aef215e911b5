import { expect, it } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';

it('repeats itself from the same seed and differs from another', () => {
  const first = createSeededRandom('a');
  const again = createSeededRandom('a');
  const other = createSeededRandom('b');
  const bytes = first.bytes(16).toString('hex');
  expect(again.bytes(16).toString('hex')).toBe(bytes);
  expect(other.bytes(16).toString('hex')).not.toBe(bytes);
});

it('shuffles without losing or doubling', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const shuffled = createSeededRandom(7).shuffle(items);
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
});
