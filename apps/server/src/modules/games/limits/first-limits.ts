import { dealerGames } from '@fairway/contract/dealer/codes.ts';
import { fishingGame } from '@fairway/contract/fishing/codes.ts';
import type { GameLimits, GamesSettings, LimitedGame } from '@fairway/contract/games/settings.ts';
import { formatMoney } from '@fairway/money';
import { dealerBounds } from '../dealer/house-tables.ts';
import { fishingBounds } from '../fishing/house-pools.ts';
import { rocketGame } from '../rocket/rocket-game.ts';
import { houseGames, type HouseGame, type StakeBounds } from '../rules/house-games.ts';

const offered: readonly { code: LimitedGame; bounds: HouseGame['bounds'] }[] = [
  ...houseGames,
  rocketGame,
  ...dealerGames.map((code) => ({ code, bounds: dealerBounds })),
  { code: fishingGame, bounds: fishingBounds },
];

/** What an installation begins with: every game open, within its own bounds. Migrations 0323, 0408 and 0410 write the same as version 1. */
export const firstGamesSettings: GamesSettings = {
  games: offered.map(({ code, bounds }): GameLimits => ({
    key: code,
    open: true,
    cny: textOf(bounds.CNY),
    usdt: textOf(bounds.USDT),
  })),
};

function textOf({ least, most, mostReturn }: StakeBounds): GameLimits['cny'] {
  return { least: formatMoney(least), most: formatMoney(most), mostReturn: formatMoney(mostReturn) };
}

/** Of a stored version every game that it does not name, too, as it counted at first. */
export function withEveryGame({ games }: GamesSettings): GamesSettings {
  const named = new Set(games.map(({ key }) => key));
  return { games: [...games, ...firstGamesSettings.games.filter(({ key }) => !named.has(key))] };
}
