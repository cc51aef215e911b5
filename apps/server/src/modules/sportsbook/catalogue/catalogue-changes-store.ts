import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { CompetitionRow, FixtureRow, MarketRow, TeamRow } from '../tables.ts';

/** The oldest transaction that is still open: what changes from now on is written by it or a later one. */
export async function selectOldestOpen(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ xmin: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db);
  return rows[0]?.xmin;
}

/** The starts between which a match is offered; one that is being played always is. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const changedSince = (transaction: string) => sql`changed_by >= ${transaction}::text::xid8`;
const offeredIn = ({ from, to }: Span) => sql`(
  sportsbook_fixtures.status in ('firstHalf', 'halfTime', 'secondHalf', 'inPlay') or starts_at between ${from} and ${to})`;

export async function selectChangedCompetitions(db: Db, since: string): Promise<CompetitionRow[]> {
  const { rows } = await sql<CompetitionRow>`
    select * from sportsbook_competitions where ${changedSince(since)}`.execute(db);
  return rows;
}

export async function selectChangedTeams(db: Db, since: string): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`select * from sportsbook_teams where ${changedSince(since)}`.execute(
    db,
  );
  return rows;
}

export async function selectChangedFixtures(db: Db, since: string, span: Span): Promise<FixtureRow[]> {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook_fixtures where ${changedSince(since)} and ${offeredIn(span)}`.execute(db);
  return rows;
}

/** The markets of every match on offer. */
export async function selectOfferedMarkets(db: Db, span: Span): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    select markets.* from sportsbook_markets markets
    join sportsbook_fixtures on sportsbook_fixtures.id = markets.fixture_id where ${offeredIn(span)}`.execute(
    db,
  );
  return rows;
}

/** The markets that changed, and all of some matches. */
export async function selectChangedMarkets(
  db: Db,
  since: string,
  fixtures: readonly bigint[],
): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    select * from sportsbook_markets
    where ${changedSince(since)} or fixture_id = any (${fixtures}::bigint[])`.execute(db);
  return rows;
}
