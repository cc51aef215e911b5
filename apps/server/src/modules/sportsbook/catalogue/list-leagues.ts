import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { byKickOff, countViews, treeOf } from './list-fixtures.ts';
import { isOnOffer } from './on-offer.ts';
import { presentCompetition, presentTeam } from './present-fixture.ts';

/** The competitions with something on offer and their counts, in the order of the tree. */
export const listLeagues: Operation<
  (typeof sportsbookCatalogueEndpoints)['listLeagues'],
  (typeof sportsbookCatalogueSchemas)['listLeagues']
> = async (app) => {
  const catalogue = await readCatalogue(app);
  const now = app.clock.now();
  const offered = [...catalogue.fixtures.values()].filter((fixture) => isOnOffer(catalogue, fixture, now));
  const leagues = treeOf(catalogue, offered).map((row) => ({
    ...presentCompetition(row),
    counts: countViews(
      offered.filter(({ competition_id }) => competition_id === row.id),
      now,
      app.config.siteTimeZone,
    ),
  }));
  return { leagues };
};

/** What the sports hall recommends: the next match of each competition. */
export const listSportsAds: Operation<
  (typeof sportsbookCatalogueEndpoints)['listSportsAds'],
  (typeof sportsbookCatalogueSchemas)['listSportsAds']
> = async (app) => {
  const catalogue = await readCatalogue(app);
  const now = app.clock.now();
  const offered = [...catalogue.fixtures.values()]
    .filter((fixture) => fixture.status === 'scheduled' && isOnOffer(catalogue, fixture, now))
    .toSorted(byKickOff);
  const ads = treeOf(catalogue, offered).flatMap((row) => {
    const next = offered.find(({ competition_id }) => competition_id === row.id);
    if (!next) return [];
    const home = presentTeam(catalogue.teams.get(next.home_team), next.home_team).name;
    const away = presentTeam(catalogue.teams.get(next.away_team), next.away_team).name;
    return {
      id: `next-${next.id}`,
      title: { zh: `${home.zh} vs ${away.zh}`, en: `${home.en} v ${away.en}` },
      subtitle: { zh: row.name_zh, en: row.name_en },
      fixtureId: String(next.id),
      startsAt: next.starts_at.toISOString(),
    };
  });
  return { ads };
};
