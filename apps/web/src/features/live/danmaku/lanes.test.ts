import { describe, expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

const crossing = { stage: 900, ms: 9000 };

describe('the lanes of bullet comments', () => {
  it('lets one follow on the same lane once the one before is wholly in, and takes the next lane before that', () => {
    const lanes = new Lanes();
    expect(lanes.place(100, 0, 3, crossing)).toBe(0);
    expect(lanes.place(100, 899, 3, crossing)).toBe(1);
    // 100 px of 1,000 take 900 ms.
    expect(lanes.place(100, 900, 3, crossing)).toBe(0);
  });

  it('keeps a longer, faster one from running into the one before', () => {
    const lanes = new Lanes();
    lanes.place(100, 0, 1, crossing);
    expect(lanes.place(600, 1000, 1, crossing)).toBeUndefined();
    expect(lanes.place(600, 3600, 1, crossing)).toBe(0);
  });

  it('drops what no lane takes, and begins again after a clearing', () => {
    const lanes = new Lanes();
    expect([0, 1, 2].map((at) => lanes.place(100, at, 2, crossing))).toEqual([0, 1, undefined]);
    lanes.clear();
    expect(lanes.place(100, 3, 2, crossing)).toBe(0);
  });
});
