import { isLeapYear, partsOf, type Day } from './day.ts';

/** The day of a year on which a birth is kept: 29 February on the 28th where the year has none. Throws RangeError for what is no date. */
export function birthdayIn(birth: Day, year: number): Day {
  const monthAndDate = birth.slice(4);
  partsOf(birth);
  return `${String(year).padStart(4, '0')}${monthAndDate === '-02-29' && !isLeapYear(year) ? '-02-28' : monthAndDate}`;
}

/** Whether today is the day. Throws RangeError for what is no date. */
export function isBirthday(birth: Day, today: Day): boolean {
  return birthdayIn(birth, partsOf(today).year) === today;
}

/** The next day on which a birth is kept, today included. Throws RangeError for what is no date. */
export function nextBirthday(birth: Day, today: Day): Day {
  const { year } = partsOf(today);
  const ours = birthdayIn(birth, year);
  return ours >= today ? ours : birthdayIn(birth, year + 1);
}
