import { expect, it } from 'vitest';
import { secondsUntil, splitCountdown } from './countdown.ts';

it.each([
  [125, 2, 5],
  [60, 1, 0],
  [59, 0, 59],
  [0, 0, 0],
  [3600, 60, 0],
])('splits a countdown of %i s into minutes and seconds', (left, minutes, seconds) => {
  expect(splitCountdown(left)).toEqual({ minutes, seconds });
});

it('counts down one a second and ends at nought', () => {
  const at = '2026-08-15T12:02:05.000Z';
  const start = Date.parse('2026-08-15T12:00:00.000Z');
  expect([0, 1000, 5000, 125_000, 200_000].map((ms) => secondsUntil(at, start + ms))).toEqual([
    125, 124, 120, 0, 0,
  ]);
  expect(secondsUntil(at, start + 1)).toBe(125);
});
