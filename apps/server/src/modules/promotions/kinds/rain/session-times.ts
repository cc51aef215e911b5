import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { addDays } from '@fairway/promotions';
import { addSeconds, siteDay, siteTime } from '#platform/clock.ts';

/** When a session of a rain falls; its name is day and time of its start in the site's zone, `20261127-2000`. */
export interface SessionTimes {
  readonly session: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The sessions that start in [from, to) and lie within the campaign's window, by their start, each start once. */
export function sessionsBetween(
  terms: TermsOf<'redPackRain'>,
  { from, to, zone }: { from: Date; to: Date; zone: string },
): SessionTimes[] {
  const starts = new Map<string, Date>();
  const add = (start: Date) => {
    const ends = addSeconds(start, terms.minutes * 60);
    if (start < from || start >= to) return;
    if (start < new Date(terms.startsAt) || ends > new Date(terms.endsAt)) return;
    starts.set(sessionName(start, zone), start);
  };
  for (let day = siteDay(from, zone); day <= siteDay(to, zone); day = addDays(day, 1))
    for (const { time } of terms.times) add(localInstant(day, time, zone));
  for (const { at } of terms.also) add(new Date(at));
  return [...starts]
    .map(([session, startsAt]) => ({ session, startsAt, endsAt: addSeconds(startsAt, terms.minutes * 60) }))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

function sessionName(start: Date, zone: string): string {
  return `${siteDay(start, zone).replaceAll('-', '')}-${siteTime(start, zone).replace(':', '')}`;
}

/** The instant of a local time; of one that a change of summer time leaves out, the hour after it. */
function localInstant(day: string, time: string, zone: string): Date {
  const local = Date.parse(`${day}T${time}:00Z`);
  const guess = new Date(local - offsetAt(new Date(local), zone));
  return new Date(local - offsetAt(guess, zone));
}

/** Milliseconds that the zone is ahead of UTC. */
function offsetAt(instant: Date, zone: string): number {
  const local = Date.parse(`${siteDay(instant, zone)}T${siteTime(instant, zone)}:00Z`);
  return local - Math.floor(instant.getTime() / 60_000) * 60_000;
}
