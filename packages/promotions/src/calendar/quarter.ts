import { addDays, firstOfMonth, partsOf, type Day } from './day.ts';

/** A quarter of the calendar, both days included. */
export interface Quarter {
  readonly first: Day;
  readonly last: Day;
}

/** The quarter that a day lies in. Throws RangeError for what is no date. */
export function quarterOf(day: Day): Quarter {
  const monthsIn = (partsOf(day).month - 1) % 3;
  return { first: firstOfMonth(day, -monthsIn), last: addDays(firstOfMonth(day, 3 - monthsIn), -1) };
}
