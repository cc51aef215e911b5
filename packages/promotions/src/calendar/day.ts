/** A day of the site's zone as its date, `2026-11-27`: texts that sort as the days do. */
export type Day = string;

const millisecondsADay = 86_400_000;

/** The day so many days later, or earlier. Throws RangeError for what is no date. */
export function addDays(day: Day, count: number): Day {
  return dayOf(timeOf(day) + count * millisecondsADay);
}

/** How many days `to` comes after `from`; negative where it comes before. Throws RangeError for what is no date. */
export function daysBetween(from: Day, to: Day): number {
  return (timeOf(to) - timeOf(from)) / millisecondsADay;
}

/** The first day of the month so many months later. Throws RangeError for what is no date. */
export function firstOfMonth(day: Day, monthsLater = 0): Day {
  const { year, month } = partsOf(day);
  return dayOf(Date.UTC(year, month - 1 + monthsLater, 1));
}

/** Year, month 1 to 12 and day of the month. Throws RangeError for what is no date. */
export function partsOf(day: Day): { readonly year: number; readonly month: number; readonly date: number } {
  const [year = 0, month = 0, date = 0] = dayOf(timeOf(day)).split('-').map(Number);
  return { year, month, date };
}

/** 29 February exists this year. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function timeOf(day: Day): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || dayOf(time) !== day) throw new RangeError(`no day ${day}`);
  return time;
}

const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);
