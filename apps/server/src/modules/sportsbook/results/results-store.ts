import type { Score } from '@fairway/betting';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FixtureRow } from '../tables.ts';
import type { ResultNews } from './record-result.ts';

export interface ResultRow {
  fixture_id: bigint;
  version: number;
  status: FixtureRow['status'];
  home_goals: number | null;
  away_goals: number | null;
  half_home: number | null;
  half_away: number | null;
  abandoned_half: number | null;
  maps: readonly Score[] | null;
  source: string;
  reason: string;
  at: Date;
}

/** The next version of a fixture's result, in the list of facts and on the fixture. */
export async function insertResult(tx: Tx, fixture: FixtureRow, news: ResultNews, at: Date): Promise<void> {
  const { result } = news;
  const version = fixture.result_version + 1;
  const [home, away] = [result.fullTime?.home ?? null, result.fullTime?.away ?? null];
  const [halfHome, halfAway] = [result.halfTime?.home ?? null, result.halfTime?.away ?? null];
  const maps = result.maps === undefined ? null : JSON.stringify(result.maps);
  await sql`
    insert into sportsbook_results (fixture_id, version, status, home_goals, away_goals, half_home, half_away,
      abandoned_half, maps, source, reason, at)
    values (${fixture.id}, ${version}, ${result.status}, ${home}, ${away}, ${halfHome}, ${halfAway}, ${result.half},
      ${maps}::jsonb, ${news.source}, ${news.reason}, ${at})`.execute(tx);
  await sql`
    update sportsbook_fixtures set status = ${result.status}, home_goals = ${home}::smallint,
      away_goals = ${away}::smallint, half_home = ${halfHome}::smallint, half_away = ${halfAway}::smallint,
      abandoned_half = ${result.half}::smallint, maps = ${maps}::jsonb, map_now = null, result_version = ${version}, ended_at = coalesce(ended_at, ${at}),
      extra = coalesce(${news.extra === null ? null : JSON.stringify(news.extra)}::jsonb, extra), half = null,
      half_started_at = null, play_stopped = true, held_until = null
    where id = ${fixture.id}`.execute(tx);
}

export async function updateExtra(tx: Tx, fixtureId: bigint, extra: unknown): Promise<void> {
  await sql`update sportsbook_fixtures set extra = ${JSON.stringify(extra)}::jsonb where id = ${fixtureId}`.execute(
    tx,
  );
}

export async function selectResults(db: Db | Tx, fixtureId: bigint): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select * from sportsbook_results where fixture_id = ${fixtureId} order by version desc`.execute(db);
  return rows;
}

/** Whether anybody has bet on a match. */
export async function hasBets(tx: Tx, fixtureId: bigint): Promise<boolean> {
  const { rows } = await sql`select from sportsbook_legs where fixture_id = ${fixtureId} limit 1`.execute(tx);
  return rows.length > 0;
}
