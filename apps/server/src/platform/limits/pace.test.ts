import { describe, expect, it } from 'vitest';
import { secondsToWait } from './pace.ts';

const rules = [
  { count: 3, seconds: 3 },
  { count: 20, seconds: 30 },
];

describe('the seconds to wait', () => {
  it('are none below every rule', () => {
    expect(secondsToWait([], rules, 10_000)).toBe(0);
    expect(secondsToWait([9000, 9500], rules, 10_000)).toBe(0);
  });

  it('are those until the oldest act of the full window has left it, rounded up', () => {
    // 9200 + 3000 - 10000 = 2200 ms
    expect(secondsToWait([9200, 9300, 9400], rules, 10_000)).toBe(3);
    expect(secondsToWait([9200, 9300, 9400], rules, 12_200)).toBe(0);
  });

  it('are those of the rule that holds longest', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => index * 1000);
    // 0 + 30000 - 25000 = 5000 ms, and the last three are older than 3 s.
    expect(secondsToWait(twenty, rules, 25_000)).toBe(5);
  });
});
