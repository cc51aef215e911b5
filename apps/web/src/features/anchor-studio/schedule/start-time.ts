/** The site's zone has no summer time: its days and times are read with one offset. */
const offset = '+08:00';

/** The instant of a day (YYYY-MM-DD) and time (HH:MM, of 24 hours) of the site, ISO 8601; undefined for text that is none. */
export function instantOf(day: string, typed: string): string | undefined {
  const time = typed.trim().replace('：', ':').padStart(5, '0');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const at = new Date(`${day}T${time}:00${offset}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A month (YYYY-MM) and those before it, the latest first. */
export function monthsUpTo(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
