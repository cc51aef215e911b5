import { expect, it } from 'vitest';
import { fromSiteTime, readMinute, toSiteTime } from './site-time.ts';

it('shows an instant in Shanghai time, whatever the computer’s own zone', () => {
  expect(toSiteTime('2026-11-20T16:30:00.000Z')).toBe('2026-11-21T00:30');
});

it('reads it back to the same instant', () => {
  expect(fromSiteTime('2026-11-21T00:30')).toBe('2026-11-20T16:30:00.000Z');
});

it('takes an empty field as no end', () => {
  expect(fromSiteTime('')).toBeNull();
  expect(toSiteTime(null)).toBe('');
});

it.each([
  ['18:30', '18:30'],
  ['1830', '18:30'],
  ['8.05', '08:05'],
  ['24:00', undefined],
  ['18:60', undefined],
  ['18', undefined],
  ['', undefined],
])('reads the minute %j as %j', (typed, minute) => {
  expect(readMinute(typed)).toBe(minute);
});
