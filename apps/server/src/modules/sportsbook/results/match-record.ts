import type { FixtureStatus } from '@fairway/contract/sportsbook/states.ts';
import type { Db } from '#platform/db/database.ts';
import { selectCompetition, selectFixture, selectTeams } from '../catalogue/catalogue-store.ts';
import { teamCard, type TeamCard } from '../catalogue/match-cards.ts';
import { scoreOf } from '../catalogue/present-fixture.ts';
import { selectIncidents, type GoalsRow } from '../feeds/feed-store.ts';
import { selectResults } from './results-store.ts';

interface Score {
  readonly home: number;
  readonly away: number;
}

/** Something on the field: the minute as it is counted in reports, and the shirt where the feed named it. */
export interface RecordedAct {
  readonly side: 'home' | 'away';
  readonly minute: number;
  readonly shirt: number | null;
}

/** What is recorded of a match by one version of its result. */
export interface MatchRecord {
  readonly fixtureId: string;
  readonly version: number;
  readonly status: FixtureStatus;
  readonly competition: { readonly zh: string; readonly en: string };
  readonly startsAt: string;
  readonly home: TeamCard;
  readonly away: TeamCard;
  /** Ninety minutes with stoppage. */
  readonly score: Score | null;
  readonly halfTime: Score | null;
  /** Goals that stand, in order; empty where no feed reported them all. */
  readonly goals: readonly RecordedAct[];
  readonly redCards: readonly RecordedAct[];
}

/** The record of a match as this version of its result has it; undefined for one that there is not. */
export async function readMatchRecord(
  db: Db,
  fixtureId: string,
  version: number,
): Promise<MatchRecord | undefined> {
  const id = BigInt(fixtureId);
  const fixture = await selectFixture(db, id);
  const result = (await selectResults(db, id)).find((row) => row.version === version);
  if (!fixture || !result) return undefined;

  const teams = new Map(
    (await selectTeams(db, [fixture.home_team, fixture.away_team])).map((row) => [row.id, row]),
  );
  const [home, away] = [teams.get(fixture.home_team), teams.get(fixture.away_team)];
  const competition = await selectCompetition(db, fixture.competition_id);
  if (!home || !away || !competition) return undefined;

  const incidents = await selectIncidents(db, id);
  const score = scoreOf(result.home_goals, result.away_goals);
  const goals = goalsInForce(incidents);
  return {
    fixtureId,
    version,
    status: result.status,
    competition: { zh: competition.name_zh, en: competition.name_en },
    startsAt: fixture.starts_at.toISOString(),
    home: teamCard(home),
    away: teamCard(away),
    score,
    halfTime: scoreOf(result.half_home, result.half_away),
    goals: addsUp(goals, score) ? goals : [],
    redCards: incidents.filter(({ kind }) => kind === 'redCard').flatMap(actOf),
  };
}

/** The goals of the incidents without those that a check withdrew. */
function goalsInForce(incidents: readonly GoalsRow[]): RecordedAct[] {
  const goals: GoalsRow[] = [];
  for (const row of incidents) {
    if (row.kind === 'goal') goals.push(row);
    if (row.kind !== 'varDecision' || row.goal_stands !== false) continue;
    const withdrawn = goals.findLastIndex(({ side }) => side === row.side);
    if (withdrawn >= 0) goals.splice(withdrawn, 1);
  }
  return goals.flatMap(actOf);
}

function actOf({ side, half, second, shirt }: GoalsRow): RecordedAct[] {
  if (side === null) return [];
  const minute = Math.min(Math.floor(second / 60) + 1, 45) + (half === 2 ? 45 : 0);
  return [{ side, minute, shirt }];
}

/** Goals that do not make the recorded score are of no use to a report: a result may have been corrected beside the feed. */
function addsUp(goals: readonly RecordedAct[], score: Score | null): boolean {
  const of = (wanted: 'home' | 'away') => goals.filter(({ side }) => side === wanted).length;
  return score !== null && of('home') === score.home && of('away') === score.away;
}
