import { expect, it } from 'vitest';
import { HeldAttempts } from './held-attempts.ts';

const limit = 120;

it('loses nothing of a window to a count of the one before that ends late', () => {
  const held = new HeldAttempts();
  held.keep('caller', 0, 1, 0);
  const late = held.blockOf('caller', 0, limit);
  held.keep('caller', 60_000, 1, 0);
  const block = held.blockOf('caller', 60_000, limit);
  held.keep('caller', 60_000, block, block - 1);

  held.keep('caller', 0, late, late - 1);

  const used = Array.from({ length: block }, () => held.use('caller', 60_000));
  expect(used).toEqual([...Array.from({ length: block - 1 }, () => true), false]);
});

it('allows nobody to use in one window what was counted in another', () => {
  const held = new HeldAttempts();
  held.keep('caller', 0, 8, 7);
  expect(held.use('caller', 60_000)).toBe(false);
  held.keep('caller', 60_000, 1, 0);
  expect(held.use('caller', 0)).toBe(false);
});
