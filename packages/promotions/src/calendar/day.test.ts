import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, firstOfMonth, isLeapYear, partsOf } from './day.ts';
import { quarterOf } from './quarter.ts';

it('counts days over months, leap years and back', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-27', '2026-11-20')).toBe(-7);
  expect([2000, 2024, 1900, 2026].map(isLeapYear)).toEqual([true, true, false, false]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40_000 }),
      fc.integer({ min: -9_999, max: 9_999 }),
      (from, count) => {
        const day = addDays('1970-01-01', from);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      },
    ),
  );
});

it('finds months and quarters', () => {
  expect(firstOfMonth('2026-11-27')).toBe('2026-11-01');
  expect(firstOfMonth('2026-11-27', 2)).toBe('2027-01-01');
  expect(quarterOf('2026-12-31')).toEqual({ first: '2026-10-01', last: '2026-12-31' });
  expect(quarterOf('2028-02-29')).toEqual({ first: '2028-01-01', last: '2028-03-31' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-15`;
    const { first, last } = quarterOf(day);
    expect(first <= day && day <= last).toBe(true);
    expect(partsOf(first).month % 3).toBe(1);
  }
});

it('refuses what is no date', () => {
  for (const day of ['2026-02-29', '2026-13-01', '26-01-01', '', '2026-11-27T00:00:00Z'])
    expect(() => addDays(day, 1)).toThrow(RangeError);
});
