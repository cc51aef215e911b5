import { expect, it } from 'vitest';
import { daysOfPeriod, readDays, withinAYear } from './days.ts';

it('counts a period back from today, over the end of a month', () => {
  expect(daysOfPeriod('today', '2026-03-02')).toEqual({ from: '2026-03-02', to: '2026-03-02' });
  expect(daysOfPeriod('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(daysOfPeriod('week', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
});

it.each([
  ['both', { from: '2026-01-05', to: '2026-02-03' }, { from: '2026-01-05', to: '2026-02-03' }],
  ['one only', { from: '2026-01-05' }, {}],
  ['the end first', { from: '2026-02-03', to: '2026-01-05' }, {}],
  ['a day that no calendar has', { from: '2026-02-30', to: '2026-03-05' }, {}],
  ['more than a year', { from: '2025-01-01', to: '2026-01-02' }, {}],
  ['a year', { from: '2025-01-02', to: '2026-01-02' }, { from: '2025-01-02', to: '2026-01-02' }],
])('reads days from an address: %s', (_, search, days) => {
  expect(readDays(search)).toEqual(days);
});

it('moves the other side where the days would be more than a year', () => {
  const before = { from: '2026-06-01', to: '2026-06-30' };
  expect(withinAYear(before, { from: '2026-01-01', to: '2026-06-30' })).toEqual({
    from: '2026-01-01',
    to: '2026-06-30',
  });
  expect(withinAYear(before, { from: '2024-01-01', to: '2026-06-30' })).toEqual({
    from: '2024-01-01',
    to: '2024-12-31',
  });
  expect(
    withinAYear({ from: '2024-01-01', to: '2024-12-31' }, { from: '2024-01-01', to: '2026-06-30' }),
  ).toEqual({
    from: '2025-06-30',
    to: '2026-06-30',
  });
});
