import { z } from 'zod';
import { cnyAmount, usdtAmount } from '../fields.ts';
import { dealerGames } from '../dealer/codes.ts';
import { fishingGame } from '../fishing/codes.ts';
import { crashGame, memberGameCodes } from './codes.ts';

/** The games whose stakes the house limits, each with a switch of its own. */
export const limitedGames = [...memberGameCodes, crashGame, ...dealerGames, fishingGame] as const;
export type LimitedGame = (typeof limitedGames)[number];

/** What one currency may stake on a round, and the most that the house pays for one, stake included. */
function stakesIn(amount: typeof cnyAmount) {
  return z.strictObject({ least: amount, most: amount, mostReturn: amount });
}

const gameLimits = z.strictObject({
  key: z.enum(limitedGames),
  /** Whether it takes stakes. Rounds that are open go on to their end either way. */
  open: z.boolean(),
  cny: stakesIn(cnyAmount),
  usdt: stakesIn(usdtAmount),
});

/** Switch and stakes of every game of the house, version by version. A game that is left out counts as it did at first. */
export const gamesSettings = z.strictObject({
  games: z
    .array(gameLimits)
    .max(limitedGames.length)
    .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length),
});
export type GamesSettings = z.output<typeof gamesSettings>;
export type GameLimits = GamesSettings['games'][number];
