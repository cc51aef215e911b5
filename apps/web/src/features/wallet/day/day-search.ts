import { isCalendarDay } from '../../../lib/navigation/is-calendar-day.ts';

/** What the page of a day carries in its address: the day as 2026-06-14, today without it. */
export interface DaySearch {
  day?: string;
}

/** Reads the day from the address; what is none is left out. Use as `validateSearch` of the route. */
export function readDaySearch({ day }: Record<string, unknown>): DaySearch {
  return isCalendarDay(day) ? { day } : {};
}
