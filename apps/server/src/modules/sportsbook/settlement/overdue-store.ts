import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Matches without a feed that should have begun, or are postponed, and whose markets are not all closed; 500 at most. */
export async function selectBegunWithMarkets(db: Db, now: Date): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select fixtures.id from sportsbook_fixtures fixtures
    where status in ('scheduled', 'postponed') and feed_match is null
      and (starts_at <= ${now} or status = 'postponed') and exists (
      select from sportsbook_markets markets where markets.fixture_id = fixtures.id and markets.status <> 'closed')
    limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** Matches with open bets whose competition's hours ran out before they were played; 200 at most. */
export async function selectOverdueToVoid(db: Db, now: Date): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct fixtures.id
    from sportsbook_bets bets
    join sportsbook_legs legs on legs.shard_id = bets.shard_id and legs.bet_id = bets.id
    join sportsbook_fixtures fixtures on fixtures.id = legs.fixture_id
    join sportsbook_competitions competitions on competitions.id = fixtures.competition_id
    where bets.status = 'accepted' and fixtures.status in ('scheduled', 'postponed')
      and legs.scheduled_at + make_interval(hours => competitions.void_hours)
        < greatest(${now}::timestamptz, fixtures.starts_at)
      and (fixtures.status = 'postponed' or fixtures.feed_match is not null and not fixtures.feed_silent
        or fixtures.starts_at > legs.scheduled_at + make_interval(hours => competitions.void_hours))
    limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Matches with bets that began before an instant, have no result and no alarm yet; 200 at most. */
export async function selectWithoutResult(db: Db, startedBefore: Date): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select fixtures.id from sportsbook_fixtures fixtures
    where status = 'scheduled' and starts_at < ${startedBefore}
      and exists (select from sportsbook_legs legs where legs.fixture_id = fixtures.id)
      and not exists (select from sportsbook_alarms alarms where alarms.fixture_id = fixtures.id
        and alarms.kind = 'resultOverdue' and alarms.cleared_at is null)
    limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
