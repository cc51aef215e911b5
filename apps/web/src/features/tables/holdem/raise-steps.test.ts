import { expect, it } from 'vitest';
import { isWithin, raiseAt, raiseOfPot, stepOf } from './raise-steps.ts';

const bounds = { least: '4.00', most: '97.37' };

it('goes from the least to all in, and in between by small blinds', () => {
  expect([0, 100].map((step) => raiseAt(step, bounds, 'CNY', '2.00'))).toEqual(['4.00', '97.37']);
  // 4.00 + 50 % of 93.37 = 50.68, cut to whole yuan.
  expect(raiseAt(50, bounds, 'CNY', '2.00')).toBe('50.00');
  expect([stepOf('4.00', bounds, 'CNY'), stepOf('97.37', bounds, 'CNY'), stepOf('', bounds, 'CNY')]).toEqual([
    0, 100, 0,
  ]);
});

it('counts the call into the pot that it bets', () => {
  const at = { pot: '9.00', call: '3.00', highest: '6.00', currency: 'CNY' } as const;
  // Half of 12.00 above 6.00; the whole above it.
  expect(raiseOfPot(1n, bounds, at)).toBe('12.00');
  expect(raiseOfPot(2n, bounds, at)).toBe('18.00');
  expect(raiseOfPot(2n, { least: '4.00', most: '10.00' }, at)).toBe('10.00');
});

it('takes no figure outside the bounds', () => {
  expect(['3.99', '4.00', '97.37', '97.38', ''].map((to) => isWithin(to, bounds, 'CNY'))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
