import { addSeconds } from '#platform/clock.ts';
import type { CompetitionRow } from '../tables.ts';
import type { ReadMatch } from './openfootball/read-match.ts';
import { readKickOff } from './openfootball/read-kick-off.ts';

const daySeconds = 86_400;

/** Whole days by which a season is moved so that its first match without a result falls on a day; 0 when all are played. */
export function shiftTo(matches: readonly ReadMatch[], competition: CompetitionRow, startOn: string): number {
  const open = matches.filter(({ result }) => result === null).map(({ startsAt }) => startsAt.getTime());
  const target = readKickOff(startOn, undefined, competition.time_zone);
  if (open.length === 0 || !target) return 0;
  const first = Math.min(...open);
  // A change to or from summer time in between is an hour more or less, never a day.
  return Math.ceil((target.startsAt.getTime() - first) / (daySeconds * 1000) - 0.05);
}

/** A match so many days later at the same wall time of its zone, over a change to or from summer time as well. */
export function moved(match: ReadMatch, days: number, zone: string): ReadMatch {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = wall.format(match.startsAt).split(' ');
  const later = addSeconds(new Date(`${day}T00:00:00Z`), days * daySeconds)
    .toISOString()
    .slice(0, 10);
  return { ...match, startsAt: readKickOff(later, time, zone)?.startsAt ?? match.startsAt };
}
