import { canLeadTo, type Score } from '@fairway/betting';
import { isObject, textOf, type JsonObject } from './json-values.ts';
import type { Problem, ProblemName } from './problem.ts';
import type { MatchRow } from './read-file.ts';
import { countGoals } from './read-goals.ts';
import { readKickOff } from './read-kick-off.ts';
import { readScore } from './read-score.ts';
import { readStatus } from './read-status.ts';
import { isPlaceholder, readTeam, type ReadTeam } from './read-team.ts';

/** What a file knows of the end of a match; null while it is still to come. */
export type ReadResult =
  | { readonly status: 'ended'; readonly fullTime: Score; readonly halfTime: Score | null }
  | {
      readonly status: 'abandoned';
      readonly fullTime: Score | null;
      readonly halfTime: Score | null;
      readonly half: 1 | 2;
    }
  | { readonly status: 'cancelled' | 'awarded' | 'postponed' };

export interface ReadMatch {
  readonly path: string;
  readonly round: string;
  /** The file's own number of the match, where it has one. */
  readonly number: number | null;
  readonly home: ReadTeam;
  readonly away: ReadTeam;
  readonly startsAt: Date;
  readonly timeOpen: boolean;
  readonly result: ReadResult | null;
  /** Shown, never settled by. */
  readonly extraTime: Score | null;
  readonly penalties: Score | null;
}

/** Reads one match; undefined, with a problem, where it cannot be a fixture. Parts that cannot be used are left out. */
export function readMatch(row: MatchRow, zone: string | null, problems: Problem[]): ReadMatch | undefined {
  const { path, value } = row;
  const skip = (name: ProblemName): undefined => {
    problems.push({ path, name, severity: 'skipped' });
  };
  if (!isObject(value)) return skip('notAMatch');
  const home = readTeam(value['team1'] ?? value['home']);
  const away = readTeam(value['team2'] ?? value['away']);
  if (!home || !away) return skip('teamMissing');
  if (isPlaceholder(home.name) || isPlaceholder(away.name)) return skip('teamOpen');
  if (home.name.toLowerCase() === away.name.toLowerCase()) return skip('sameTeam');
  const kickOff = readKickOff(value['date'], value['time'], zone ?? 'UTC');
  if (!kickOff) return skip('dateMissing');
  if (kickOff.unreadable)
    problems.push({ path: `${path}.time`, name: 'timeUnreadable', severity: 'partial' });

  if (zone === null && kickOff.zoneUsed && problems.every(({ name }) => name !== 'zoneUnknown'))
    problems.push({ path: `${path}.time`, name: 'zoneUnknown', severity: 'partial' });

  const { number, round } = placeOf(value, row.round);
  const score = readScore(value);
  return {
    path,
    round,
    number,
    home,
    away,
    startsAt: kickOff.startsAt,
    timeOpen: kickOff.timeOpen,
    result: readResult(value, path, problems),
    extraTime: score.extraTime,
    penalties: score.penalties,
  };
}

function placeOf(value: JsonObject, under: string): { number: number | null; round: string } {
  const number = value['num'];
  const round = textOf(value['round']) ?? under;
  const group = textOf(isObject(value['group']) ? value['group']['name'] : value['group']) ?? '';
  return {
    number: typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null,
    round: [group, round].filter(Boolean).join(' · '),
  };
}

function readResult(value: JsonObject, path: string, problems: Problem[]): ReadResult | null {
  const score = readScore(value);
  const partial = (name: ProblemName): void => {
    problems.push({ path: `${path}.score`, name, severity: 'partial' });
  };
  if (score.unreadable) partial('scoreUnreadable');
  const status = readStatus(value['status']);
  const { fullTime, halfTime } = score;
  if (status === 'unknown') {
    problems.push({ path: `${path}.status`, name: 'statusUnknown', severity: 'partial' });
    return null;
  }
  if (status === 'postponed' || status === 'cancelled' || status === 'awarded') return { status };
  if (fullTime !== null && halfTime !== null && !canLeadTo(halfTime, fullTime)) {
    partial('scoreContradictory');
    return null;
  }
  if (status === 'abandoned') return { status, fullTime, halfTime, half: halfTime === null ? 1 : 2 };
  if (fullTime === null) return null;
  if (halfTime === null) partial('halfTimeMissing');
  const counted = countGoals(value);
  if (counted && (counted.home !== fullTime.home || counted.away !== fullTime.away)) {
    problems.push({ path: `${path}.goals1`, name: 'goalsDisagree', severity: 'partial' });
  }
  return { status: 'ended', fullTime, halfTime };
}
