import type { sportsbookFavouriteEndpoints } from '@fairway/contract/sportsbook/favourite-endpoints.ts';
import type { sportsbookFavouriteSchemas } from '@fairway/contract/sportsbook/favourite-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readCatalogue } from '../catalogue/catalogue-memory.ts';
import { offeredNow } from '../catalogue/on-offer.ts';
import { presentGroups } from '../catalogue/present-groups.ts';
import type { FixtureRow } from '../tables.ts';
import { selectFavourites, type Favourite } from './favourites-store.ts';

/** The member's favourites, and what on offer they find: matches that are marked themselves, of a marked team, or in a marked league. */
export const listFavourites: Operation<
  (typeof sportsbookFavouriteEndpoints)['listFavourites'],
  (typeof sportsbookFavouriteSchemas)['listFavourites']
> = async (app, call) => {
  const marks = await selectFavourites(app.db, call.member.memberId);
  const catalogue = await readCatalogue(app);
  const now = app.clock.now();

  const isFound = finder(marks);
  const found = offeredNow(catalogue, now, app.config.siteTimeZone).filter(({ fixture }) => isFound(fixture));
  return {
    at: now.toISOString(),
    marks: marks.map(({ kind, target }) => ({ kind, id: String(target) })),
    groups: await presentGroups(app, catalogue, found, now),
  };
};

function finder(marks: readonly Favourite[]): (fixture: FixtureRow) => boolean {
  const known = new Set(marks.map(({ kind, target }) => `${kind}/${target}`));
  return ({ id, competition_id: competition, home_team: home, away_team: away }) =>
    known.has(`fixture/${id}`) ||
    known.has(`competition/${competition}`) ||
    known.has(`team/${home}`) ||
    known.has(`team/${away}`);
}
