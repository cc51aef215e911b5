import { expect, it } from 'vitest';
import { dayLater, readDaySearch } from './day-search.ts';

it('reads a day from the address and nothing else', () => {
  expect(readDaySearch({ day: '2026-06-14' })).toEqual({ day: '2026-06-14' });
  expect(readDaySearch({ day: 'yesterday' })).toEqual({});
  expect(readDaySearch({ day: '2026-13-40' })).toEqual({});
});

it('goes over the ends of months and years', () => {
  expect(dayLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayLater('2028-03-01', -1)).toBe('2028-02-29');
});
