import type { VenueCategory } from '@fairway/contract/venues/categories.ts';
import type { venuesGameEndpoints } from '@fairway/contract/venues/game-endpoints.ts';
import type { venuesGameSchemas } from '@fairway/contract/venues/game-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import type { CatalogueGame } from '../catalogue-games.ts';
import { venueOf } from '../catalogue/registry.ts';
import { freeRoundsOf } from '../free-rounds-of.ts';
import { gamesOf, presentGames } from './games-of.ts';
import { matchingGames } from './search/matching-games.ts';

/** The games of a category, of a venue or of all, those alone that match a keyword. Throws `venueUnknown`. */
export const listGames: Operation<
  (typeof venuesGameEndpoints)['listGames'],
  (typeof venuesGameSchemas)['listGames']
> = async (app, call, { category, channelCode, keyword }) => {
  if (channelCode !== undefined) venueOf(channelCode);

  const listed = (await gamesIn(app, category)).filter(
    ({ venue }) => channelCode === undefined || venue === channelCode,
  );
  const found = keyword === undefined ? listed : await matchingGames(listed, keyword);
  return { games: await presentGames(app, call.language, codesOf(found)) };
};

/** Games by a part of the name, by pinyin or by initials; the nearest match first. */
export const searchGames: Operation<
  (typeof venuesGameEndpoints)['searchGames'],
  (typeof venuesGameSchemas)['searchGames']
> = async (app, call, { category, keyword }) => {
  const found = await matchingGames(await gamesIn(app, category), keyword);
  return { games: await presentGames(app, call.language, codesOf(found)) };
};

/** What can be played without an own stake: games with a demo, and the free rounds that a member has left, by game. */
export const getFreeGames: Operation<
  (typeof venuesGameEndpoints)['getFreeGames'],
  (typeof venuesGameSchemas)['getFreeGames']
> = async (app, call) => {
  const withDemo = (await gamesIn(app)).filter(({ demo }) => demo);
  const games = await presentGames(app, call.language, codesOf(withDemo));
  return { games, freeRounds: call.member ? await freeRoundsLeft(app, call.member.memberId) : [] };
};

async function freeRoundsLeft(app: Platform, memberId: string) {
  const left = await Promise.all(freeRoundsOf.all(app).map((read) => read(app.db, memberId)));
  return left.flat().map(({ until, ...rounds }) => ({ ...rounds, until: until.toISOString() }));
}

/** Every game of a category, or of all. */
export async function gamesIn(app: Platform, category?: VenueCategory): Promise<CatalogueGame[]> {
  return [...(await gamesOf(app)).values()].filter(
    ({ venue }) => category === undefined || venueOf(venue).category === category,
  );
}

function codesOf(games: readonly CatalogueGame[]): string[] {
  return games.map(({ code }) => code);
}
