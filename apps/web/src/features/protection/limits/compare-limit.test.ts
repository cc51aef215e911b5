import { expect, it } from 'vitest';
import { isAmount, isLooser, partUsed } from './compare-limit.ts';

it('distinguishes looser from tighter without floating point', () => {
  expect(isLooser({ limit: null }, '5')).toBe(false);
  expect(isLooser({ limit: '300.00' }, '300')).toBe(false);
  expect(isLooser({ limit: '300.00' }, '300.01')).toBe(true);
  expect(isLooser({ limit: '300.00' }, '99.5')).toBe(false);
  expect(isLooser({ limit: '300.00' }, null)).toBe(true);
});

it('takes an amount above nought only, and never draws a bar past its end', () => {
  expect(['', '0', '0.00', '.', '1.234'].some((text) => isAmount('loss', text))).toBe(false);
  expect(isAmount('loss', '0.01')).toBe(true);
  expect(['', '0', '1.5', '44641'].some((text) => isAmount('time', text))).toBe(false);
  expect(isAmount('time', '44640')).toBe(true);
  expect(partUsed('50.00', '200.00')).toBe(0.25);
  expect(partUsed('900.00', '200.00')).toBe(1);
});
