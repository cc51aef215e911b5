import { expect, it } from 'vitest';
import { daysAfter, instantOf, monthsUpTo } from './start-time.ts';

it('reads days and times as the site counts them, wherever the device is', () => {
  expect(instantOf('2026-11-28', '00:30')).toBe('2026-11-27T16:30:00.000Z');
  expect(instantOf('2026-11-28', '9：05')).toBe('2026-11-28T01:05:00.000Z');
  expect(instantOf('', '20:00')).toBeUndefined();
  for (const time of ['', '20', '24:00', '20:60', '8 pm'])
    expect(instantOf('2026-11-28', time)).toBeUndefined();
});

it('goes over the ends of months and years', () => {
  expect(daysAfter('2026-12-15', 30)).toBe('2027-01-14');
  expect(monthsUpTo('2027-02', 4)).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
});
