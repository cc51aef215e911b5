import { mapScoreOf } from '@fairway/betting';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { FixtureRow } from '../../tables.ts';
import type { FeedStep } from '../feed.ts';

/** Keeps the steps of a series beside the incidents of other matches: the map for the half, the maps won for the goals. */
export async function insertSteps(
  tx: Tx,
  fixtureId: bigint,
  steps: readonly FeedStep[],
  receivedAt: Date,
): Promise<void> {
  const rows = steps.map(({ number, step, at }) => {
    const won = mapScoreOf(step.maps);
    const rounds = step.now ?? step.maps.at(-1) ?? { home: 0, away: 0 };
    const head = {
      sequence: number,
      kind: step.kind,
      half: step.map,
      second: step.second,
      side: step.side,
      at,
    };
    return {
      ...head,
      home_goals: won.home,
      away_goals: won.away,
      map_home: rounds.home,
      map_away: rounds.away,
    };
  });
  await sql`
    insert into sportsbook_incidents (fixture_id, received_at, sequence, kind, half, second, side, home_goals, away_goals, map_home,
      map_away, at)
    select ${fixtureId}, ${receivedAt}, i.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(
      sequence integer, kind text, half smallint, second integer, side text, home_goals smallint, away_goals smallint,
      map_home smallint, map_away smallint, at timestamptz)
    on conflict do nothing`.execute(tx);
}

/** What a step changes on the match. */
export type SeriesState = Pick<
  FixtureRow,
  'status' | 'home_goals' | 'away_goals' | 'maps' | 'map_now' | 'feed_sequence' | 'held_until'
>;

export async function updateSeriesState(tx: Tx, id: bigint, state: SeriesState): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql`
    update sportsbook_fixtures set status = ${state.status}, home_goals = ${state.home_goals}::smallint,
      away_goals = ${state.away_goals}::smallint, maps = ${json(state.maps)}::jsonb, map_now = ${json(state.map_now)}::jsonb,
      feed_sequence = ${state.feed_sequence}, held_until = ${state.held_until}::timestamptz
    where id = ${id}`.execute(tx);
}
