import { expect, it } from 'vitest';
import { referenceLabel } from './reference-label.ts';

it('shows an order’s number whole, a day, and of an operation’s id the end', () => {
  expect(referenceLabel('D261126647577274931')).toBe('D261126647577274931');
  expect(referenceLabel('interest/2026-11-26')).toBe('2026-11-26');
  expect(referenceLabel('coins/0199f0a2-7c51-4d0e-9c1e-5b1f3a2c4d6e')).toBe('…3a2c4d6e');
});
