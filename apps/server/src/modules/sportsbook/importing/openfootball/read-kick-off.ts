import { defineProcessMemory } from '#platform/memory/define-memory.ts';

/** When a match starts: an instant, and whether only its day is known. */
export interface KickOff {
  readonly startsAt: Date;
  /** The time is not fixed: `startsAt` is the first moment of the day, so that betting closes before anything can start. */
  readonly timeOpen: boolean;
  readonly unreadable: boolean;
  /** The time named no zone of its own, so the competition's was used. */
  readonly zoneUsed: boolean;
}

/**
 * Reads `date` (YYYY-MM-DD) and `time` ("15:00", "13:00 UTC-6", "20:45 UTC+5:30") in a zone (IANA) for times that name
 * none. Undefined when there is no such day.
 */
export function readKickOff(date: unknown, time: unknown, zone: string): KickOff | undefined {
  const day = typeof date === 'string' ? /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(date.trim()) : null;
  if (day === null) return undefined;
  const [year, month, dayOfMonth] = [Number(day[1]), Number(day[2]), Number(day[3])];
  const utc = new Date(Date.UTC(year, month - 1, dayOfMonth));
  if (utc.getUTCMonth() !== month - 1 || utc.getUTCDate() !== dayOfMonth || year < 1850) return undefined;

  const clock = readTime(time);
  const minutes = clock === undefined || clock === null ? 0 : clock.minutes;
  const local = utc.getTime() + minutes * 60_000;
  const offset = clock?.offset ?? zoneOffset(local, zone);
  return {
    startsAt: new Date(local - offset * 60_000),
    timeOpen: clock === undefined || clock === null,
    unreadable: clock === null,
    zoneUsed: clock?.offset === undefined,
  };
}

/** Minutes of the day and the offset it names; undefined: none given, null: unreadable. */
function readTime(time: unknown): { minutes: number; offset: number | undefined } | null | undefined {
  if (time === undefined || time === null || time === '') return undefined;
  if (typeof time !== 'string') return null;
  const match =
    /^(\d{1,2})[:.h](\d{2})(?::\d{2})?(?:\s*\(?(?:UTC|GMT)?\s*([+-−]\d{1,2})(?::?(\d{2}))?\)?|\s*(Z|UTC|GMT))?$/i.exec(
      time.trim(),
    );
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  if (Number(match[1]) > 23 || Number(match[2]) > 59) return null;
  if (match[5] !== undefined) return { minutes, offset: 0 };
  if (match[3] === undefined) return { minutes, offset: undefined };
  const hours = Number(match[3].replace('−', '-'));
  const rest = Number(match[4] ?? 0) * (match[3].startsWith('+') ? 1 : -1);
  return Math.abs(hours) > 14 ? null : { minutes, offset: hours * 60 + rest };
}

/** Minutes east of UTC at a local wall time. In the hour that a summer time change repeats or skips: the later offset. */
function zoneOffset(local: number, zone: string): number {
  const guess = offsetAt(local, zone);
  return offsetAt(local - guess * 60_000, zone);
}

const formats = defineProcessMemory<string, Intl.DateTimeFormat>({
  name: 'sportsbook.zone-formats',
  most: 1000,
});

function offsetAt(instant: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', hour: 'numeric' });
  formats.set(zone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  return (Number(match[2]) * 60 + Number(match[3])) * (match[1] === '-' ? -1 : 1);
}

/** Whether the runtime knows a zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
