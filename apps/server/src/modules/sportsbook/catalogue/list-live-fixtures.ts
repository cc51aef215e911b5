import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { versionOf } from './list-fixtures.ts';
import { countIncidents } from './match-counts.ts';
import { offeredNow } from './on-offer.ts';
import { presentCompetition, presentFixture } from './present-fixture.ts';

const usualLimit = 6;

/** Matches in play for the home page, the longest running first, filled up with the next to start; from memory. */
export const listLiveFixtures: Operation<
  (typeof sportsbookCatalogueEndpoints)['listLiveFixtures'],
  (typeof sportsbookCatalogueSchemas)['listLiveFixtures']
> = async (app, _call, { limit = usualLimit }) => {
  const catalogue = await readCatalogue(app);
  const now = app.clock.now();
  const version = versionOf(catalogue, now, [String(limit)]);

  const offered = offeredNow(catalogue, now, app.config.siteTimeZone, 'football');
  const live = offered.filter(({ view }) => view === 'live').map(({ fixture }) => fixture);
  const next = offered.filter(({ view }) => view !== 'live').map(({ fixture }) => fixture);
  const listed = [...live, ...next].slice(0, limit);
  const counts = await countIncidents(
    app.db,
    live.map(({ id }) => id),
  );

  return new Versioned(version, {
    version,
    at: now.toISOString(),
    liveCount: live.length,
    fixtures: listed.flatMap((fixture) => {
      const competition = catalogue.competitions.get(fixture.competition_id);
      if (!competition) return [];
      const shown = presentFixture(catalogue, fixture, now, { all: false, counts: counts.get(fixture.id) });
      return [{ ...shown, competition: presentCompetition(competition) }];
    }),
  });
};
