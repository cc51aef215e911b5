import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { treeOf } from './tree-of.ts';
import { countViews, offeredNow } from './on-offer.ts';
import { presentCompetition, presentTeam } from './present-fixture.ts';

/** The competitions with something on offer and their counts, in the order of the tree. */
export const listLeagues: Operation<
  (typeof sportsbookCatalogueEndpoints)['listLeagues'],
  (typeof sportsbookCatalogueSchemas)['listLeagues']
> = async (app) => {
  const catalogue = await readCatalogue(app);
  const offered = offeredNow(catalogue, app.clock.now(), app.config.siteTimeZone, 'football');
  const leagues = treeOf(catalogue, offered).map(({ row, matches }) => ({
    ...presentCompetition(row),
    counts: countViews(matches),
  }));
  return { leagues };
};

/** What the sports hall recommends: the next match of each competition. */
export const listSportsAds: Operation<
  (typeof sportsbookCatalogueEndpoints)['listSportsAds'],
  (typeof sportsbookCatalogueSchemas)['listSportsAds']
> = async (app) => {
  const catalogue = await readCatalogue(app);
  const offered = offeredNow(catalogue, app.clock.now(), app.config.siteTimeZone, 'football');
  const coming = offered.filter(({ view }) => view !== 'live');
  const ads = treeOf(catalogue, coming).flatMap(({ row, matches }) => {
    const next = matches[0]?.fixture;
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
