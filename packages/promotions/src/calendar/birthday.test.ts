import { expect, it } from 'vitest';
import { birthdayIn, isBirthday, nextBirthday } from './birthday.ts';

it('keeps a birth on its day, and 29 February on the 28th in other years', () => {
  expect(birthdayIn('1990-11-27', 2026)).toBe('2026-11-27');
  expect([2027, 2028, 2100].map((year) => birthdayIn('2000-02-29', year))).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2100-02-28',
  ]);
  expect(isBirthday('2000-02-29', '2027-02-28')).toBe(true);
  expect(isBirthday('2000-02-29', '2028-02-28')).toBe(false);
  expect(isBirthday('2000-02-29', '2027-03-01')).toBe(false);
  expect(() => birthdayIn('2001-02-29', 2026)).toThrow(RangeError);
});

it('finds the next one, today included', () => {
  expect(nextBirthday('1990-11-27', '2026-11-27')).toBe('2026-11-27');
  expect(nextBirthday('1990-11-26', '2026-11-27')).toBe('2027-11-26');
  expect(nextBirthday('2000-02-29', '2026-11-27')).toBe('2027-02-28');
});
