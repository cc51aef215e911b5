import { expect, it } from 'vitest';
import { createVirtualClock } from './virtual-clock.ts';

it('is stopped until it is moved', () => {
  const clock = createVirtualClock('2026-08-15T15:59:59.000Z');
  expect(clock.now().toISOString()).toBe('2026-08-15T15:59:59.000Z');
  clock.advance({ hours: 24, seconds: 1 });
  expect(clock.now().toISOString()).toBe('2026-08-16T16:00:00.000Z');
  clock.set('2026-01-01T00:00:00+08:00');
  expect(clock.now().toISOString()).toBe('2025-12-31T16:00:00.000Z');
});

it('hands out dates that a caller may change without moving the clock', () => {
  const clock = createVirtualClock('2026-08-15T00:00:00.000Z');
  clock.now().setFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2026);
});

it('is followed from its first instant on', () => {
  const followed: string[] = [];
  const clock = createVirtualClock('2026-08-15T00:00:00.000Z', (instant) =>
    followed.push(instant.toISOString()),
  );
  clock.advance({ seconds: 1 });
  clock.set('2026-01-01T00:00:00Z');
  expect(followed).toEqual([
    '2026-08-15T00:00:00.000Z',
    '2026-08-15T00:00:01.000Z',
    '2026-01-01T00:00:00.000Z',
  ]);
});

it('refuses what is not an instant', () => {
  expect(() => createVirtualClock('yesterday')).toThrow('Not an instant: yesterday');
});
