import { describe, expect, it } from 'vitest';
import { daysLater, dayLabel, monthsLater, readDay, weekdayOf, weeksOf, within } from './day-text.ts';

describe('a typed day', () => {
  for (const text of ['2026-06-04', '2026/6/4', '2026.6.4', '2026年6月4日', '20260604', ' 2026-6-4 '])
    it(`is read from "${text}"`, () => expect(readDay(text)).toBe('2026-06-04'));

  for (const text of [
    '',
    '2026',
    '2026-06',
    '2026-02-30',
    '2026-13-01',
    '1899-12-31',
    '2200-01-01',
    '06/04/2026',
    '202664',
  ])
    it(`is not made up from "${text}"`, () => expect(readDay(text)).toBeUndefined());
});

describe('the calendar', () => {
  it('counts over months, years and leap days', () => {
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2024-03-01', -1)).toBe('2024-02-29');
    expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthsLater('2026-01-15', -1)).toBe('2025-12-15');
    expect(monthsLater('2024-02-29', 12)).toBe('2025-02-28');
  });

  it('begins weeks on Monday and holds every day of the month once', () => {
    const weeks = weeksOf('2026-06-14');
    expect(weeks[0]?.[0]).toBe('2026-06-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-07-05');
    expect(weeks.flat().filter((day) => day.startsWith('2026-06'))).toHaveLength(30);
    expect(weekdayOf('2026-06-14')).toBe(6);
  });

  it('keeps to its bounds and speaks the language asked for', () => {
    expect(within('2026-06-14', '2026-06-20', '2026-06-30')).toBe('2026-06-20');
    expect(within('2026-07-14', '2026-06-20', '2026-06-30')).toBe('2026-06-30');
    expect(dayLabel('2026-06-14', 'zh-CN', { month: 'long' })).toBe('六月');
    expect(dayLabel('2026-06-14', 'en', { month: 'long' })).toBe('June');
  });
});
