import type { CatalogueGame } from '../../catalogue-games.ts';
import { nameMatch } from './name-match.ts';
import { loadReader } from './readings.ts';

/** The games whose Chinese or English name the keyword names, the nearest first, else in their order. */
export async function matchingGames(
  games: readonly CatalogueGame[],
  keyword: string,
): Promise<CatalogueGame[]> {
  const readingsOf = await loadReader();
  const found = games.flatMap((game) => {
    const { zh, en } = game.name;
    const matches = [zh, en].map((name) => nameMatch(name, keyword, readingsOf) ?? Number.POSITIVE_INFINITY);
    const nearness = Math.min(...matches);
    return Number.isFinite(nearness) ? [{ game, nearness }] : [];
  });
  return found.toSorted((one, other) => one.nearness - other.nearness).map(({ game }) => game);
}
