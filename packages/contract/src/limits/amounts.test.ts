import { cny, usdt } from '@fairway/money';
import { describe, expect, it } from 'vitest';
import { isInRange, isNotWhole } from './amounts.ts';

describe('the range check', () => {
  it('refuses empty, below and above, accepts both ends [DEP-022]', () => {
    const valid = (typed: string) => isInRange(typed, cny(100_00n), cny(500_00n));
    expect(['', '99', '99.99', '500.01', '501'].map(valid)).toEqual([false, false, false, false, false]);
    expect(['100', '100.00', '250.5', '500'].map(valid)).toEqual([true, true, true, true]);
  });

  it('refuses what is no amount of the currency', () => {
    const valid = (typed: string) => isInRange(typed, usdt(1_000000n), usdt(9_000000n));
    expect(['1e0', ' 2', '0x3', '2.0000001', '-2', '２'].map(valid)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(valid('2.000001')).toBe(true);
  });
});

describe('the non-integer check', () => {
  it('flags a leading dot, a trailing dot and a fraction, not a whole amount [DEP-023]', () => {
    expect(['.5', '5.', '5.5', '5.05', '.'].map(isNotWhole)).toEqual([true, true, true, true, true]);
    expect(['5', '500', '5.0', '5.00'].map(isNotWhole)).toEqual([false, false, false, false]);
  });
});
