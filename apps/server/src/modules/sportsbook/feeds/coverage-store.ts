import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { FixtureRow } from '../tables.ts';

/** A match that no feed covers yet, with what is sent to a feed about it. */
export type UncoveredFixture = Pick<
  FixtureRow,
  'id' | 'starts_at' | 'time_open' | 'seed' | 'speed' | 'expected' | 'best_of'
> & {
  home: string;
  away: string;
  competition: string;
};

/** Matches about to start, or just begun, that no feed covers and none was asked about lately; the soonest first. */
export async function selectUncovered(
  db: Db,
  span: { from: Date; to: Date; askedBefore: Date },
  limit: number,
): Promise<UncoveredFixture[]> {
  const { rows } = await sql<UncoveredFixture>`
    select fixtures.id, fixtures.starts_at, fixtures.time_open, fixtures.seed, fixtures.speed, fixtures.expected, fixtures.best_of,
      home.name_en as home, away.name_en as away, competitions.name_en as competition
    from sportsbook_fixtures fixtures
    join sportsbook_teams home on home.id = fixtures.home_team
    join sportsbook_teams away on away.id = fixtures.away_team
    join sportsbook_competitions competitions on competitions.id = fixtures.competition_id
    where fixtures.status = 'scheduled' and fixtures.feed_match is null
      and fixtures.starts_at > ${span.from} and fixtures.starts_at < ${span.to} and not fixtures.time_open
      and (fixtures.feed_asked_at is null or fixtures.feed_asked_at < ${span.askedBefore})
    order by fixtures.starts_at, fixtures.id limit ${limit}`.execute(db);
  return rows;
}

/** Names the feed that covers a match, unless the match was changed since it was asked about. Answers whether it was written. */
export async function updateCoverage(
  tx: Tx,
  fixture: UncoveredFixture,
  coverage: { feed: string; matchId: string } | null,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update sportsbook_fixtures set feed = ${coverage?.feed ?? null}, feed_match = ${coverage?.matchId ?? null},
      feed_asked_at = ${at}
    where id = ${fixture.id} and status = 'scheduled' and feed_match is null and starts_at = ${fixture.starts_at}
      and seed is not distinct from ${fixture.seed}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Matches to come that are covered by a feed which is not connected any more are covered by none. */
export async function dropUnconnected(db: Db, connected: readonly string[]): Promise<void> {
  await sql`
    update sportsbook_fixtures set feed = null, feed_match = null, feed_asked_at = null
    where status = 'scheduled' and feed is not null and feed <> all (${connected}::text[])`.execute(db);
}
