import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export interface PlayedMatch {
  home_team: bigint;
  away_team: bigint;
  home_goals: number;
  away_goals: number;
  half_home: number | null;
  half_away: number | null;
  starts_at: Date;
  neutral: boolean;
}

/** The newest results of a competition before an instant, 2,000 at most. */
export async function selectPlayedMatches(
  db: Db | Tx,
  competitionId: bigint,
  before: Date,
): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedMatch>`
    select home_team, away_team, home_goals, away_goals, half_home, half_away, starts_at, neutral
    from sportsbook_fixtures
    where competition_id = ${competitionId} and status = 'ended' and home_goals is not null and starts_at < ${before}
    order by starts_at desc, id limit 2000`.execute(db);
  return rows;
}

/** Competitions with matches to come; simulated leagues keep their model. */
export async function selectCompetitionsToRefit(db: Db, now: Date): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_competitions competitions where not simulated and exists (
      select from sportsbook_fixtures fixtures where fixtures.competition_id = competitions.id
        and fixtures.status = 'scheduled' and fixtures.starts_at > ${now})`.execute(db);
  return rows.map(({ id }) => id);
}

/** A competition's matches that begin in a span, the first one first. */
export async function selectComingFixtures(
  db: Db,
  competitionId: bigint,
  { from, to }: { from: Date; to: Date },
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_fixtures
    where competition_id = ${competitionId} and status = 'scheduled' and starts_at > ${from} and starts_at < ${to}
    order by starts_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Matches that begin in a span and have never been priced, 500 at most. */
export async function selectUnpricedFixtures(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_fixtures
    where status = 'scheduled' and priced_at is null and starts_at > ${from} and starts_at < ${to}
    order by starts_at, id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
