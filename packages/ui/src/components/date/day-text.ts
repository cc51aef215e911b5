/** A day as the site writes it everywhere, "2026-06-14"; of no zone, so it is reckoned in UTC. */
const shape = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/;
const compact = /^(\d{4})(\d\d)(\d\d)$/;

function toText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

function toInstant(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/**
 * The day meant by `text`: 2026-06-14, 2026/6/14, 2026.6.14, 2026年6月14日 or 20260614. Undefined for what the calendar
 * has not, for instance 30 February, and outside 1900 to 2199, as the server takes days.
 */
export function readDay(text: string): string | undefined {
  const typed = text.replace(/\s/g, '');
  const found = compact.exec(typed) ?? (/\d{5}/.test(typed) ? null : shape.exec(typed));
  if (!found) return undefined;
  const [, year = '', month = '', date = ''] = found;
  if (Number(year) < 1900 || Number(year) > 2199) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const instant = toInstant(day);
  return !Number.isNaN(instant) && toText(instant) === day ? day : undefined;
}

/** The day so many days later; earlier for less than 0. */
export function daysLater(day: string, days: number): string {
  return toText(toInstant(day) + days * 86_400_000);
}

/** The same date so many months later, or the last that the month has: a month after 31 January is 28 February. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toText(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** 0 on a Monday, 6 on a Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(toInstant(day)).getUTCDay() + 6) % 7;
}

/** The weeks that a day's month touches, each from Monday to Sunday. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const end = monthsLater(first, 1);
  const weeks: string[][] = [];
  for (let monday = daysLater(first, -weekdayOf(first)); monday < end; monday = daysLater(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => daysLater(monday, index)));
  return weeks;
}

/** The day itself, or the nearest one inside the bounds. */
export function within(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day;
}

/** A day as a language writes it. */
export function dayLabel(day: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(toInstant(day));
}
