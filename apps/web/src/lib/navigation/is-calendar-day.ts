/**
 * Whether a value of an address is a day that the calendar has, as 2026-06-14, between 1900 and 2200 as the server takes them.
 * 30 February is none: `Date` alone would count on into March.
 */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?:19|2[01])\d\d-\d\d-\d\d$/.test(value)) return false;
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}
