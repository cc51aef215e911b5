/** Time as a parameter: rules ask a Clock, never the machine, so a test moves 24 hours in one line. */
export interface Clock {
  /** The present instant, UTC. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** `from` moved by a number of seconds; negative goes back. */
export function addSeconds(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}

/**
 * The calendar day (YYYY-MM-DD) of an instant in the site's zone. Daily limits and counters turn at midnight there
 * (reliability CLK-3: 00:00 Asia/Shanghai exactly).
 */
export function siteDay(instant: Date, timeZone = 'Asia/Shanghai'): string {
  return writtenIn(timeZone).day.format(instant);
}

/** The time of day (HH:MM) of an instant in the site's zone. */
export function siteTime(instant: Date, timeZone = 'Asia/Shanghai'): string {
  return writtenIn(timeZone).time.format(instant);
}

interface ZoneFormats {
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

/** Making a format costs sixty times what writing by it does, and the schedule of jobs asks every second. */
const formats = new Map<string, ZoneFormats>();

function writtenIn(timeZone: string): ZoneFormats {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    time: new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }),
  };
  formats.set(timeZone, made);
  return made;
}
