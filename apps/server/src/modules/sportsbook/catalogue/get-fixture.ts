import { matchClock, momentumOf } from '@fairway/betting';
import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import type { WireIncident } from '@fairway/contract/sportsbook/schemas.ts';
import { publishedConfiguration } from '#modules/site';
import { AppError } from '#platform/errors.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { incidentOf, selectIncidents, type GoalsRow } from '../feeds/feed-store.ts';
import { isInPlay } from '../markets/may-open.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import type { FixtureRow } from '../tables.ts';
import { readCatalogue, type Catalogue } from './catalogue-memory.ts';
import { selectCompetition, selectFixture, selectTeams } from './catalogue-store.ts';
import { versionOf } from './list-fixtures.ts';
import { countIncidents } from './match-counts.ts';
import { presentCompetition, presentFixture } from './present-fixture.ts';

/**
 * One match whole: markets, score, incidents; figures and momentum while the site's switch FOOTBALL_INTELLIGENCE is on. From memory; a
 * match long over is read from its rows. Throws `fixtureUnknown`.
 */
export const getFixture: Operation<
  (typeof sportsbookCatalogueEndpoints)['getFixture'],
  (typeof sportsbookCatalogueSchemas)['getFixture']
> = async (app, _call, input) => {
  const id = BigInt(input.fixtureId);
  const found = await findFixture(app, id);
  if (!found) throw new AppError('fixtureUnknown');
  const { catalogue, fixture } = found;
  const competition = catalogue.competitions.get(fixture.competition_id);
  if (!competition) throw new AppError('fixtureUnknown');
  const now = app.clock.now();
  const { configuration } = await publishedConfiguration(app);
  const intelligence = configuration.switches.footballIntelligence;
  const version = versionOf(catalogue, now, [input.fixtureId, intelligence ? 'full' : 'plain']);

  const rows = fixture.feed === null ? [] : await selectIncidents(app.db, id);
  const counts = (await countIncidents(app.db, rows.length > 0 ? [id] : [])).get(id);
  return new Versioned(version, {
    version,
    at: now.toISOString(),
    competition: presentCompetition(competition),
    fixture: presentFixture(catalogue, fixture, now, { all: true, counts }),
    incidents: presentIncidents(rows, fixture.feed ?? ''),
    figures: intelligence ? (counts ?? null) : null,
    momentum: intelligence && fixture.sport === 'football' ? momentumOf(rows.map(incidentOf)) : null,
    feed: isInPlay(fixture) ? (fixture.feed_silent ? 'silent' : 'alive') : 'none',
  });
};

async function findFixture(
  app: Platform,
  id: bigint,
): Promise<{ catalogue: Catalogue; fixture: FixtureRow } | undefined> {
  const memory = await readCatalogue(app);
  const remembered = memory.fixtures.get(id);
  if (remembered) return { catalogue: memory, fixture: remembered };
  const fixture = await selectFixture(app.db, id);
  if (!fixture) return undefined;
  const [competition, teams, markets] = await Promise.all([
    selectCompetition(app.db, fixture.competition_id),
    selectTeams(app.db, [fixture.home_team, fixture.away_team]),
    selectMarkets(app.db, [id]),
  ]);
  return {
    fixture,
    catalogue: {
      ...memory,
      competitions: new Map(competition ? [[competition.id, competition]] : []),
      teams: new Map(teams.map((team) => [team.id, team])),
      markets: new Map([[id, new Map(markets.map((market) => [market.market, market]))]]),
      version: `${memory.version}-${fixture.result_version}`,
    },
  };
}

/** Incidents in order; a goal that VAR withdrew is marked, so that a screen strikes it through. */
function presentIncidents(rows: readonly GoalsRow[], feedName: string): WireIncident[] {
  const withdrawn = new Set(
    rows
      .filter(({ kind, goal_stands }) => kind === 'varDecision' && goal_stands === false)
      .map(
        (decision) =>
          rows.findLast(
            ({ kind, side, sequence }) =>
              kind === 'goal' && side === decision.side && sequence < decision.sequence,
          )?.sequence,
      ),
  );
  return rows.map((row) => ({
    incidentId: `${feedName}-${row.sequence}`,
    kind: row.kind,
    half: row.half,
    second: row.second,
    clock: matchClock(row.half, row.second),
    side: row.side,
    shirt: row.shirt,
    score: { home: row.home_goals, away: row.away_goals },
    cancelled: withdrawn.has(row.sequence) || (row.kind === 'varDecision' && row.goal_stands === false),
  }));
}
