import { marketKey } from '@fairway/betting';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readCatalogue } from '../../catalogue/catalogue-memory.ts';
import {
  selectCompetitions,
  selectFixtures,
  selectTeams,
  shareFixtures,
} from '../../catalogue/catalogue-store.ts';
import { readLimitsAt, rememberedLimits, type SportsbookLimits } from '../../limits/read-limits.ts';
import { selectMarketsOf } from '../../markets/markets-store.ts';
import type { FixtureRow, MarketRow } from '../../tables.ts';
import type { Names } from '../present-bet.ts';
import type { SlipLeg } from '../slip.ts';

/** What is on offer for a slip's legs. From `memory` it may be old: nothing is refused by it, and the database judges a bet on it. */
export interface Offer {
  readonly source: 'memory' | 'rows';
  readonly fixtures: readonly FixtureRow[];
  readonly markets: readonly MarketRow[];
  readonly names: Names;
  readonly limits: SportsbookLimits;
  /** The instant by which it is judged: from `rows` the database's, after what locks there are. */
  readonly at: Date;
  /** Whether this process has learnt since that one of the markets is another. */
  isOutdated(): boolean;
}

/** What the process remembers of a slip's matches; undefined where it does not know all of them. */
export async function rememberedOffer(app: Platform, legs: readonly SlipLeg[]): Promise<Offer | undefined> {
  const [catalogue, limits] = await Promise.all([readCatalogue(app), rememberedLimits(app)]);
  const fixtures: FixtureRow[] = [];
  const markets: MarketRow[] = [];
  for (const { fixtureId, selection } of legs) {
    const fixture = catalogue.fixtures.get(fixtureId);
    const market = catalogue.markets.get(fixtureId)?.get(marketKey(selection));
    if (!fixture || !market || !isNamed(catalogue, fixture)) return undefined;
    fixtures.push(fixture);
    markets.push(market);
  }
  const isOutdated = (): boolean =>
    markets.some(({ fixture_id, market, version }) => {
      const known = catalogue.markets.get(fixture_id)?.get(market);
      return known !== undefined && known.version > version;
    });
  return { source: 'memory', fixtures, markets, names: catalogue, limits, at: app.clock.now(), isOutdated };
}

/** As the rows have it. */
export async function readOffer(app: Platform, legs: readonly SlipLeg[]): Promise<Offer> {
  const { db } = app;
  return namedOffer(db, app, legs, await selectFixtures(db, fixtureIds(legs)));
}

/** As the rows have it, kept so until the transaction ends: for a bet that is booked in it. */
export async function shareOffer(tx: Tx, app: Platform, legs: readonly SlipLeg[]): Promise<Offer> {
  return namedOffer(tx, app, legs, await shareFixtures(tx, fixtureIds(legs)));
}

async function namedOffer(
  db: Db | Tx,
  app: Platform,
  legs: readonly SlipLeg[],
  fixtures: readonly FixtureRow[],
): Promise<Offer> {
  const wanted = legs.map(({ fixtureId, selection }) => ({ fixtureId, market: marketKey(selection) }));
  const markets = await selectMarketsOf(db, wanted);
  const sides = fixtures.flatMap(({ home_team, away_team }) => [home_team, away_team]);
  const teams = await selectTeams(db, sides);
  const competitions = await selectCompetitions(
    db,
    fixtures.map(({ competition_id }) => competition_id),
  );
  const names = {
    fixtures: new Map(fixtures.map((row) => [row.id, row])),
    teams: new Map(teams.map((row) => [row.id, row])),
    competitions: new Map(competitions.map((row) => [row.id, row])),
  };
  const at = await databaseNow(db);
  const limits = await readLimitsAt(db, app, at);
  return { source: 'rows', fixtures, markets, names, limits, at, isOutdated: () => false };
}

function fixtureIds(legs: readonly SlipLeg[]): bigint[] {
  return [...new Set(legs.map(({ fixtureId }) => fixtureId))];
}

function isNamed({ competitions, teams }: Names, fixture: FixtureRow): boolean {
  return (
    competitions.has(fixture.competition_id) && teams.has(fixture.home_team) && teams.has(fixture.away_team)
  );
}
