import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import { cny, formatMoney } from '@fairway/money';
import type { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { selectExposures } from '../bets/exposure-store.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { selectCompetitions, selectFixture, selectTeams } from '../catalogue/catalogue-store.ts';
import { AppError } from '#platform/errors.ts';
import { countIncidents } from '../catalogue/match-counts.ts';
import { presentCompetition, presentFixture } from '../catalogue/present-fixture.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import { alarmTexts, selectAlarms } from '../settlement/alarms-store.ts';
import type { FixtureRow } from '../tables.ts';
import { countOpenBets } from './trading-store.ts';

export type TradedFixture = z.input<
  (typeof sportsbookOperatorSchemas)['getTradedFixture']['output']
>['fixture'];

/** Fixtures as the trader sees them: with open bets, exposure and what waits for a person; straight from the rows. */
export async function presentTraded(
  app: Platform,
  fixtures: readonly FixtureRow[],
): Promise<TradedFixture[]> {
  const ids = fixtures.map(({ id }) => id);
  const competitions = await selectCompetitions(
    app.db,
    fixtures.map((row) => row.competition_id),
  );
  const teams = await selectTeams(
    app.db,
    fixtures.flatMap((row) => [row.home_team, row.away_team]),
  );
  const markets = await selectMarkets(app.db, ids);
  const alarms = await selectAlarms(app.db, ids);
  const exposures = await selectExposures(app.db, ids);
  const openBets = await countOpenBets(app.db, ids);
  const counts = await countIncidents(app.db, ids);
  const catalogue = {
    competitions: new Map(competitions.map((row) => [row.id, row])),
    teams: new Map(teams.map((row) => [row.id, row])),
    fixtures: new Map(fixtures.map((row) => [row.id, row])),
    markets: new Map(
      ids.map((id) => [
        id,
        new Map(markets.filter((row) => row.fixture_id === id).map((row) => [row.market, row])),
      ]),
    ),
    version: '',
  };
  const now = app.clock.now();
  return fixtures.flatMap((fixture) => {
    const competition = catalogue.competitions.get(fixture.competition_id);
    if (!competition) return [];
    const event = exposures.find(({ scope, fixture_id }) => scope === 'fixture' && fixture_id === fixture.id);
    return [
      {
        ...presentFixture(catalogue, fixture, now, { all: false, counts: counts.get(fixture.id) }),
        competition: presentCompetition(competition),
        openBets: openBets.get(fixture.id) ?? 0,
        stakes: formatMoney(cny(event?.stakes ?? 0n)),
        exposure: formatMoney(cny(event?.liability ?? 0n)),
        suspendedByOperator: fixture.suspended_by !== null,
        alarms: alarms
          .filter(({ fixture_id }) => fixture_id === fixture.id)
          .map(({ kind, since }) => ({ kind, text: alarmTexts[kind], since: since.toISOString() })),
        resultVersion: fixture.result_version,
      },
    ];
  });
}

/** A fixture after a change, as the trader sees it; the site's readers see the change too. */
export async function presentAfter(app: Platform, id: bigint): Promise<TradedFixture> {
  refreshCatalogue(app);
  const row = await selectFixture(app.db, id);
  const [fixture] = row ? await presentTraded(app, [row]) : [];
  if (!fixture) throw new AppError('fixtureUnknown');
  return fixture;
}
