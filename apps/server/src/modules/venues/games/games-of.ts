import type { VenueState } from '@fairway/contract/venues/states.ts';
import { venueCategories } from '@fairway/contract/venues/categories.ts';
import type { CatalogueGame as ShownGame } from '@fairway/contract/venues/game-schemas.ts';
import { AppError, type Language } from '#platform/errors.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import { catalogueGames, type CatalogueGame } from '../catalogue-games.ts';
import { venueName, venueOf, venues } from '../catalogue/registry.ts';
import { readReleased } from './released-games.ts';
import { selectSwitches } from '../catalogue/switches-store.ts';
import { shownState } from '../catalogue/venue-state.ts';

/** The games of the house. Throws RangeError for a code listed twice. */
const ownGamesOf = onePer((app: Platform): ReadonlyMap<string, CatalogueGame> => {
  const games = new Map<string, CatalogueGame>();
  for (const game of catalogueGames.all(app)) {
    if (games.has(game.code)) throw new RangeError(`${game.code}: two games are listed by this code`);
    venueOf(game.venue);
    games.set(game.code, game);
  }
  return games;
});

/** Every game that a product lists, in the order of the ladder; behind them those of venues outside that an operator has released. */
export async function gamesOf(app: Platform): Promise<ReadonlyMap<string, CatalogueGame>> {
  const released = await readReleased(app);
  const games = new Map(ownGamesOf(app));
  // A game of the house keeps its code, whatever a venue outside calls its own.
  for (const game of released) if (!games.has(game.code)) games.set(game.code, game);
  return games;
}

/** The game of that code. Throws `gameUnknown`. */
export async function gameOf(app: Platform, code: string): Promise<CatalogueGame> {
  const game = (await gamesOf(app)).get(code);
  if (!game) throw new AppError('gameUnknown');
  return game;
}

/** Games as pages show them, each with the state of its venue; one whose code is no longer listed is left out. */
export async function presentGames(
  app: Platform,
  language: Language,
  codes: Iterable<string>,
): Promise<ShownGame[]> {
  const switches = await selectSwitches(app.db);
  const states = new Map<string, VenueState>(
    venues.map((venue) => [
      venue.code,
      shownState(
        app,
        venue,
        switches.find(({ code }) => code === venue.code),
      ),
    ]),
  );
  const games = await gamesOf(app);
  return [...codes].flatMap((code) => {
    const game = games.get(code);
    if (!game) return [];
    const venue = venueOf(game.venue);
    return {
      gameCode: game.code,
      channelCode: venue.code,
      venueName: venueName(venue, language),
      category: venue.category,
      categoryCode: venueCategories.members[venue.category].siteCode,
      name: gameName(game, language),
      path: game.path,
      demo: game.demo,
      rtp: game.rtp,
      art: game.art,
      state: states.get(venue.code) ?? 'closed',
    };
  });
}

export function gameName({ name }: CatalogueGame, language: Language): string {
  return language === 'en' ? name.en : name.zh;
}
