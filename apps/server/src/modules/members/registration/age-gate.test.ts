import { expect, it } from 'vitest';
import { isOfAge } from './age-gate.ts';

const zone = 'Asia/Shanghai';

it.each([
  // 2026-11-20 16:30 UTC is already the 21st in Shanghai.
  ['2008-11-21', '2026-11-20T16:30:00Z', true],
  ['2008-11-21', '2026-11-20T15:30:00Z', false],
  ['2008-11-22', '2026-11-20T16:30:00Z', false],
  ['2008-02-29', '2026-02-28T12:00:00Z', false],
  ['2008-02-29', '2026-03-01T12:00:00Z', true],
  ['1950-01-01', '2026-11-20T00:00:00Z', true],
])('a person born on %s at %s is of age: %s', (birthDate, now, expected) => {
  expect(isOfAge(birthDate, new Date(now), zone)).toBe(expected);
});
