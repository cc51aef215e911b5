import { expect, it } from 'vitest';
import { hotScore } from './hot-score.ts';

const now = new Date('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it('divides readers by (hours + 2)^1.5', () => {
  // 8 ÷ (2 + 2)^1.5 = 8 ÷ 8
  expect(hotScore(8, hoursAgo(2), now)).toBe(1);
  // 27 ÷ (7 + 2)^1.5 = 27 ÷ 27
  expect(hotScore(27, hoursAgo(7), now)).toBe(1);
  expect(hotScore(0, hoursAgo(7), now)).toBe(0);
  // One dated ahead counts as published now: 2^1.5 is its divisor.
  expect(hotScore(1, hoursAgo(-5), now)).toBeCloseTo(0.353553, 6);
});
