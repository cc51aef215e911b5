import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { FixtureRow } from '../tables.ts';

export type TradedState = 'live' | 'upcoming' | 'waiting' | 'ended' | 'alarm';

const conditions: Readonly<Record<TradedState, ReturnType<typeof sql>>> = {
  live: sql`fixtures.status in ('firstHalf', 'halfTime', 'secondHalf', 'inPlay')`,
  upcoming: sql`fixtures.status in ('scheduled', 'postponed') and fixtures.starts_at > now_at`,
  waiting: sql`fixtures.status in ('scheduled', 'postponed') and fixtures.starts_at <= now_at`,
  ended: sql`fixtures.status in ('ended', 'cancelled', 'abandoned', 'awarded')`,
  alarm: sql`exists (select from sportsbook_alarms alarms
    where alarms.fixture_id = fixtures.id and alarms.cleared_at is null)`,
};

/** A page of fixtures by state and team or competition name; upcoming by kick-off, the others newest first. */
export async function selectTradedPage(
  db: Db,
  page: {
    state: TradedState;
    search: string;
    before: { at: Date; id: bigint } | null;
    now: Date;
    limit: number;
  },
): Promise<FixtureRow[]> {
  const forward = page.state === 'upcoming';
  const like = `%${page.search.replace(/[\\%_]/g, '\\$&')}%`;
  const at = page.before?.at ?? null;
  const id = page.before?.id ?? null;
  const further = forward
    ? sql`(fixtures.starts_at, fixtures.id) > (${at}::timestamptz, ${id}::bigint)`
    : sql`(fixtures.starts_at, fixtures.id) < (${at}::timestamptz, ${id}::bigint)`;
  const direction = forward ? sql`asc` : sql`desc`;
  const { rows } = await sql<FixtureRow>`
    select fixtures.* from (select ${page.now}::timestamptz as now_at) clock, sportsbook_fixtures fixtures
    join sportsbook_teams home on home.id = fixtures.home_team
    join sportsbook_teams away on away.id = fixtures.away_team
    join sportsbook_competitions competitions on competitions.id = fixtures.competition_id
    where ${conditions[page.state]} and (${at}::timestamptz is null or ${further})
      and (${page.search} = '' or home.name_zh ilike ${like} or home.name_en ilike ${like} or away.name_zh ilike ${like}
        or away.name_en ilike ${like} or competitions.name_zh ilike ${like} or competitions.name_en ilike ${like})
    order by fixtures.starts_at ${direction}, fixtures.id ${direction} limit ${page.limit}`.execute(db);
  return rows;
}

/** How many bets are open on each fixture. */
export async function countOpenBets(db: Db, fixtureIds: readonly bigint[]): Promise<Map<bigint, number>> {
  const { rows } = await sql<{ fixture_id: bigint; count: bigint }>`
    select legs.fixture_id, count(*) as count from sportsbook_legs legs
    join sportsbook_bets bets on bets.shard_id = legs.shard_id and bets.id = legs.bet_id
    where legs.fixture_id = any (${fixtureIds}::bigint[]) and bets.status in ('pending', 'accepted')
    group by 1`.execute(db);
  return new Map(rows.map(({ fixture_id, count }) => [fixture_id, Number(count)]));
}
