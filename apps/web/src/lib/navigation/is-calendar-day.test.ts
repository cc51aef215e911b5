import { expect, it } from 'vitest';
import { isCalendarDay } from './is-calendar-day.ts';

it('takes the days of the calendar and no others', () => {
  for (const day of ['2026-06-14', '2024-02-29', '1900-01-01', '2199-12-31'])
    expect(isCalendarDay(day), day).toBe(true);
  for (const none of [
    '2026-02-30',
    '2025-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '1899-12-31',
    '2200-01-01',
    '',
    20260614,
  ])
    expect(isCalendarDay(none), String(none)).toBe(false);
});
