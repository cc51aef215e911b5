import type { ReadFile } from './openfootball/read-file.ts';
import type { ReadMatch } from './openfootball/read-match.ts';
import { sourceKey, teamKey } from './openfootball/merge-repeats.ts';
import type { ReadTeam } from './openfootball/read-team.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import {
  insertCompetition,
  insertFixtures,
  insertTeams,
  selectFixturesOf,
  updateShift,
  type NewTeam,
} from '../catalogue/catalogue-store.ts';
import { coloursOf } from '../catalogue/team-colours.ts';
import type { NewResult } from '../results/record-result.ts';
import type { CompetitionRow, FixtureRow } from '../tables.ts';
import { competitionNames } from './names/competition-names.ts';
import { teamNames } from './names/team-names.ts';
import type { ReadCompetition } from './openfootball/competition-of.ts';
import { recordNews, type Recorded, type RecordNews } from '../trading/record-from-file.ts';
import { moveAtOnce, type Move } from '../trading/kick-off/propose-kick-off.ts';
import type { Problem, ProblemName } from './openfootball/problem.ts';
import { reschedule, type Rescheduled } from './reschedule.ts';
import { moved, shiftTo } from './shift-season.ts';

/** Why a kick-off is not where the file has it. */
const keptFor: Partial<Record<Rescheduled, ProblemName>> = {
  waits: 'kickOffWaits',
  takesTwo: 'kickOffTakesTwo',
  stays: 'kickOffStays',
};

/** Why a result was not recorded. */
const leftOutFor: Partial<Record<Recorded, ProblemName>> = {
  waits: 'resultWaits',
  takesTwo: 'resultTakesTwo',
};

/** Seconds of play in a second where the simulator plays an imported match. */
const simulatedSpeed = 6;

export interface Stored {
  competition: CompetitionRow | null;
  created: number;
  updated: number;
  unchanged: number;
  results: number;
  teams: number;
  /** Kick-offs that were not moved to where the file has them, and results that were not recorded. */
  kept: Problem[];
}

export interface StoreOptions {
  /** `import/<id>`: named in the results. */
  source: string;
  /** The day on which the first match without a result is to be played. */
  startOn?: string | undefined;
  /** Records a result of a match that is known already, unless it takes two people. */
  record: RecordNews;
  /** Moves the kick-off of a match that is known already, or has it wait for a second person; without it one that takes two stays. */
  move?: Move | undefined;
  /** The simulator plays what has no result. */
  simulate?: boolean | undefined;
}

/**
 * Writes what was read: the competition, teams, fixtures, changed times and results. The same file again changes
 * nothing; a result that differs from the stored one is recorded as a new version and settled again.
 */
export async function storeFile(
  tx: Tx,
  app: Platform,
  file: ReadFile,
  competition: ReadCompetition,
  options: StoreOptions,
): Promise<Stored> {
  const all = [...file.teams, ...file.matches.flatMap(({ home, away }) => [home, away])];
  const teams = await insertTeams(tx, teamRows(all));
  const counts = { created: 0, updated: 0, unchanged: 0, results: 0, teams: teams.created };
  const kept: Problem[] = [];
  if (file.matches.length === 0) return { competition: null, kept, ...counts };

  const row = await storeCompetition(tx, app, competition);
  const days = options.startOn === undefined ? row.shift_days : shiftTo(file.matches, row, options.startOn);
  if (days !== row.shift_days) await updateShift(tx, row.id, days);
  const { move = moveAtOnce } = options;
  const matches = days === 0 ? file.matches : file.matches.map((match) => moved(match, days, row.time_zone));
  const existing = new Map(
    (await selectFixturesOf(tx, row.id)).map((fixture) => [fixture.source_key, fixture]),
  );
  const made = await insertFixtures(
    tx,
    row.id,
    matches
      .filter((match) => !existing.has(sourceKey(match)))
      .map((match) => ({
        source_key: sourceKey(match),
        round: match.round,
        home_team: idOf(teams.idOf, match.home),
        away_team: idOf(teams.idOf, match.away),
        starts_at: match.startsAt,
        time_open: match.timeOpen,
        neutral: row.neutral,
        seed: options.simulate && match.result === null ? `${options.source}:${sourceKey(match)}` : null,
        speed: options.simulate && match.result === null ? simulatedSpeed : 1,
        expected: null,
      })),
  );
  counts.created = made.size;
  for (const match of matches) {
    const fixture = existing.get(sourceKey(match));
    const id = fixture?.id ?? made.get(sourceKey(match));
    if (id === undefined) continue;
    const time = fixture ? await reschedule(tx, app, { known: fixture, match, move }) : 'same';
    const recorded = await storeResult(tx, app, id, fixture, match, options);
    for (const name of [keptFor[time], leftOutFor[recorded]])
      if (name) kept.push({ path: match.path, name, severity: 'partial' });
    const changed = recorded === 'recorded';
    if (changed) counts.results += 1;
    if (fixture) counts[time === 'moved' || changed ? 'updated' : 'unchanged'] += 1;
  }
  return { competition: row, kept, ...counts };
}

async function storeCompetition(tx: Tx, app: Platform, read: ReadCompetition): Promise<CompetitionRow> {
  const names = competitionNames(read.name);
  return insertCompetition(tx, {
    key: `${teamKey(read.name)}|${read.season}`,
    name_zh: names.zh,
    name_en: names.en,
    season: read.season,
    position: names.position,
    time_zone: read.zone ?? 'UTC',
    neutral: read.neutral,
    simulated: false,
    created_at: app.clock.now(),
  });
}

/** Records the result that a file gives, if it is news; the file's silence never takes a result away. */
async function storeResult(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  fixture: FixtureRow | undefined,
  match: ReadMatch,
  { source, record }: StoreOptions,
): Promise<Recorded> {
  const result = match.result;
  if (result === null) return 'same';
  const given: NewResult =
    result.status === 'ended' || result.status === 'abandoned'
      ? {
          status: result.status,
          fullTime: result.fullTime,
          halfTime: result.halfTime,
          half: result.status === 'abandoned' ? result.half : null,
        }
      : { status: result.status, fullTime: null, halfTime: null, half: null };
  const extra =
    match.extraTime || match.penalties ? { extraTime: match.extraTime, penalties: match.penalties } : null;
  return (fixture ? record : recordNews)(tx, app, {
    fixtureId,
    fixture,
    result: given,
    extra,
    source,
    reason: '',
  });
}

function teamRows(teams: readonly ReadTeam[]): NewTeam[] {
  const rows = new Map<string, NewTeam>();
  for (const { name, code } of teams) {
    const key = teamKey(name);
    const names = teamNames(name);
    const colours = coloursOf(key);
    rows.set(key, {
      key,
      name_zh: names.zh,
      name_en: names.en,
      code: code ?? rows.get(key)?.code ?? null,
      colour_first: colours.first,
      colour_second: colours.second,
    });
  }
  return [...rows.values()];
}

function idOf(ids: ReadonlyMap<string, bigint>, team: ReadTeam): bigint {
  const id = ids.get(teamKey(team.name));
  if (id === undefined) throw new Error(`team ${team.name} was not stored`);
  return id;
}
