import { sql } from 'kysely';
import type { Incident, SeriesStep } from '@fairway/betting';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FixtureRow } from '../tables.ts';
import type { FeedIncident } from './feed.ts';

interface IncidentRow {
  fixture_id: bigint;
  sequence: number;
  /** Of a series its steps; `half` is their map. */
  kind: Incident['kind'] | SeriesStep['kind'];
  half: number;
  second: number;
  side: 'home' | 'away' | null;
  shirt: number | null;
  home_goals: number;
  away_goals: number;
  goal_stands: boolean | null;
  minutes: number | null;
  map_home: number | null;
  map_away: number | null;
  at: Date;
}

/** An incident of football. */
export type GoalsRow = IncidentRow & { kind: Incident['kind']; half: 1 | 2 };

export async function insertIncidents(
  tx: Tx,
  fixtureId: bigint,
  incidents: readonly FeedIncident[],
  receivedAt: Date,
): Promise<void> {
  const rows = incidents.map(({ incident, at }) => ({
    sequence: incident.sequence,
    kind: incident.kind,
    half: incident.half,
    second: incident.second,
    side: 'side' in incident ? incident.side : null,
    shirt: 'shirt' in incident ? incident.shirt : null,
    home_goals: incident.score.home,
    away_goals: incident.score.away,
    goal_stands: incident.kind === 'varDecision' ? incident.goalStands : null,
    minutes: incident.kind === 'stoppageTime' ? incident.minutes : null,
    at,
  }));
  await sql`
    insert into sportsbook_incidents (fixture_id, received_at, sequence, kind, half, second, side, shirt, home_goals,
      away_goals, goal_stands, minutes, at)
    select ${fixtureId}, ${receivedAt}, i.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(
      sequence integer, kind text, half smallint, second integer, side text, shirt smallint, home_goals smallint,
      away_goals smallint, goal_stands boolean, minutes smallint, at timestamptz)
    on conflict do nothing`.execute(tx);
}

/** Whether a match has bets that were placed in play. */
export async function hasLiveLegs(tx: Tx, fixtureId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sportsbook_legs where fixture_id = ${fixtureId} and live limit 1`.execute(tx);
  return rows.length > 0;
}

/** What happened in a match of football, in its order; nothing of a series, whose maps say it. */
export async function selectIncidents(db: Db | Tx, fixtureId: bigint): Promise<GoalsRow[]> {
  const { rows } = await sql<GoalsRow>`
    select * from sportsbook_incidents where fixture_id = ${fixtureId} and map_home is null order by sequence`.execute(
    db,
  );
  return rows;
}

/** A stored incident as pricing reads it. */
export function incidentOf(row: GoalsRow): Incident {
  const head = {
    sequence: row.sequence,
    half: row.half,
    second: row.second,
    score: { home: row.home_goals, away: row.away_goals },
  };
  const side = row.side ?? 'home';
  switch (row.kind) {
    case 'goal':
    case 'yellowCard':
    case 'redCard':
      return { ...head, kind: row.kind, side, shirt: row.shirt ?? 0 };
    case 'dangerousAttack':
    case 'corner':
    case 'varCheck':
      return { ...head, kind: row.kind, side };
    case 'varDecision':
      return { ...head, kind: row.kind, side, goalStands: row.goal_stands ?? true };
    case 'stoppageTime':
      return { ...head, kind: row.kind, minutes: row.minutes ?? 0 };
    default:
      return { ...head, kind: row.kind };
  }
}

/** What a live step changes on the fixture. */
export type LiveState = Pick<
  FixtureRow,
  | 'status'
  | 'home_goals'
  | 'away_goals'
  | 'half_home'
  | 'half_away'
  | 'feed_sequence'
  | 'half'
  | 'half_started_at'
  | 'play_stopped'
  | 'held_until'
>;

export async function updateLiveState(tx: Tx, id: bigint, state: LiveState): Promise<void> {
  await sql`
    update sportsbook_fixtures set status = ${state.status}, home_goals = ${state.home_goals}::smallint,
      away_goals = ${state.away_goals}::smallint, half_home = ${state.half_home}::smallint,
      half_away = ${state.half_away}::smallint, feed_sequence = ${state.feed_sequence},
      half = ${state.half}::smallint, half_started_at = ${state.half_started_at}::timestamptz,
      play_stopped = ${state.play_stopped}, held_until = ${state.held_until}::timestamptz
    where id = ${id}`.execute(tx);
}

export async function updateHeard(tx: Tx, id: bigint, at: Date, silent: boolean): Promise<void> {
  await sql`
    update sportsbook_fixtures set feed_heard_at = ${at}, feed_silent = ${silent} where id = ${id}`.execute(
    tx,
  );
}

export async function updateSilent(tx: Tx, id: bigint): Promise<void> {
  await sql`update sportsbook_fixtures set feed_silent = true where id = ${id}`.execute(tx);
}

export async function updatePriced(tx: Tx, id: bigint, at: Date): Promise<void> {
  await sql`update sportsbook_fixtures set priced_at = ${at} where id = ${id}`.execute(tx);
}

/** Matches that a feed covers, begun and not ended. */
export async function selectLiveFixtures(db: Db, now: Date): Promise<FixtureRow[]> {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook_fixtures
    where feed_match is not null and starts_at <= ${now}
      and status in ('scheduled', 'firstHalf', 'halfTime', 'secondHalf', 'inPlay')
    order by starts_at, id limit 200`.execute(db);
  return rows;
}

/** How many incidents of some kinds each side of these matches had. */
export async function countIncidentsBySide(
  db: Db,
  fixtureIds: readonly bigint[],
  kinds: readonly string[],
): Promise<{ fixture_id: bigint; kind: string; side: 'home' | 'away'; count: bigint }[]> {
  const { rows } = await sql<{ fixture_id: bigint; kind: string; side: 'home' | 'away'; count: bigint }>`
    select fixture_id, kind, side, count(*) as count from sportsbook_incidents
    where fixture_id = any (${fixtureIds}::bigint[]) and kind = any (${kinds}::text[])
    group by 1, 2, 3`.execute(db);
  return rows;
}
