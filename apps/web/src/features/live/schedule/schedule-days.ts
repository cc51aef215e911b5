import { formatTime } from '../../../lib/format-time.ts';

/** How many days the schedule offers, today first. */
const scheduleDays = 7;
const dayMs = 86_400_000;

/** Calendar days of the site's zone from the one of `now` (ms since 1970) on, as `2026-11-27`. */
export function daysFrom(now: number): string[] {
  return Array.from({ length: scheduleDays }, (_, index) =>
    formatTime(new Date(now + index * dayMs).toISOString(), 'day'),
  );
}
