import { describe, expect, it } from 'vitest';
import { between, decimalOf, unitsOf } from './count-up.ts';

describe('counting to a new amount', () => {
  it('reads decimal text into whole units and back', () => {
    expect(unitsOf('12846.5', 2)).toBe(1284650n);
    expect(unitsOf('-0.01', 2)).toBe(-1n);
    expect(decimalOf(1284650n, 2)).toBe('12846.50');
    expect(decimalOf(-1n, 2)).toBe('-0.01');
    expect(decimalOf(1888n, 0)).toBe('1888');
  });

  it('starts at the old value, ends at the new one and keeps sums beyond 2^53 exact', () => {
    const from = 9_007_199_254_740_993n;
    const to = from + 2n;
    expect(between(from, to, 0)).toBe(from);
    expect(between(from, to, 0.5)).toBe(from + 1n);
    expect(between(from, to, 1)).toBe(to);
  });
});
