import { describe, expect, it } from 'vitest';
import { readTarget, risenTo, targetText } from './limbo-bet.ts';

describe('the target of limbo', () => {
  it('is read from decimals within its bounds', () => {
    expect(['1.01', '2', '2.', '2.5', ' 1000000.00 '].map(readTarget)).toEqual([
      101, 200, 200, 250, 100_000_000,
    ]);
    expect(['1', '1.00', '1000000.01', '', '-2', '1e3', '2.005', '２'].map(readTarget)).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
  });

  it('is shown as it was read', () => {
    expect(readTarget(targetText(1_234_567))).toBe(1_234_567);
  });
});

describe('the rise of the multiplier', () => {
  it('begins at 1, never falls, never passes the point, and ends there', () => {
    for (const point of [1, 1.37, 2.57, 8_123.4, 424_999_999.99]) {
      const rise = Array.from({ length: 201 }, (_, step) => risenTo(point, step / 200));
      expect(rise[0]).toBe(1);
      expect(rise).toEqual(rise.toSorted((one, other) => one - other));
      expect(rise.at(-1)).toBe(point);
    }
  });
});
