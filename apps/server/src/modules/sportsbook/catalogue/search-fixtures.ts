import type { sportsbookCatalogueEndpoints } from '@fairway/contract/sportsbook/catalogue-endpoints.ts';
import type { sportsbookCatalogueSchemas } from '@fairway/contract/sportsbook/catalogue-schemas.ts';
import { loadReader, nameMatch } from '#modules/venues';
import type { Operation } from '#platform/http/routes.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { offeredNow } from './on-offer.ts';
import { presentGroups } from './present-groups.ts';

const mostFound = 60;

/**
 * Matches on offer whose league or one of whose teams the keyword names: a part of the name in either language, its pinyin or initials,
 * as in the halls of games. The soonest 60.
 */
export const searchFixtures: Operation<
  (typeof sportsbookCatalogueEndpoints)['searchFixtures'],
  (typeof sportsbookCatalogueSchemas)['searchFixtures']
> = async (app, _call, { keyword }) => {
  const catalogue = await readCatalogue(app);
  const readingsOf = await loadReader();
  const now = app.clock.now();

  const names = ({ name_zh: zh, name_en: en }: { name_zh: string; name_en: string }) =>
    [zh, en].some((name) => nameMatch(name, keyword, readingsOf) !== undefined);
  const named = (rows: ReadonlyMap<bigint, { id: bigint; name_zh: string; name_en: string }>) =>
    new Set([...rows.values()].filter(names).map(({ id }) => id));
  const [leagues, teams] = [named(catalogue.competitions), named(catalogue.teams)];
  const found = offeredNow(catalogue, now, app.config.siteTimeZone).filter(
    ({ fixture }) =>
      leagues.has(fixture.competition_id) || teams.has(fixture.home_team) || teams.has(fixture.away_team),
  );

  const listed = found.slice(0, mostFound);
  return {
    at: now.toISOString(),
    groups: await presentGroups(app, catalogue, listed, now),
    more: found.length > listed.length,
  };
};
