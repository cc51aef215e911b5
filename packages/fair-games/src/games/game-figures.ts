import type { gameReturns } from './game-returns.ts';

/** What a page shows of a game without enumerating it: of the whole game, or of one bet that stands for it. */
export interface GameFigures {
  /** Which bet, in the words of `gameReturns`; empty where a bet has no choices. */
  readonly bet: string;
  /** Chance to be paid anything, in percent. */
  readonly hitRate: string;
  /** The greatest award for a stake of 1, and that it comes once in so many. */
  readonly top: string;
  readonly oneIn: string;
}

/** Copied from the enumeration, which takes seconds; a test compares them with it. */
export const gameFigures: Readonly<Record<keyof typeof gameReturns, GameFigures>> = {
  koi: figures('', '28.1216', '720.6', '13,405,950'),
  drum: figures('', '28.3669', '1000', '41,856'),
  moon: figures('', '25.6438', '105', '6,912'),
  rocket: figures('target 2.00', '49.4999', '2', '2'),
  gem: figures('3 mines, 5 gems', '49.5652', '1.9973', '2'),
  lantern: figures('medium, 30', '50', '5', '30'),
  dice: figures('over 50.50', '49.495', '2.0002', '2'),
  limbo: figures('target 2.00', '49.4999', '2', '2'),
  plinko: figures('high, 16 rows', '100', '1000', '32,768'),
  keno: figures('5 numbers', '36.6943', '250', '2,611'),
  hilo: figures('likelier side, 3 cards', '43.4823', '6.3411', '4,080'),
  videoPoker: figures('held best', '45.4565', '800', '40,391'),
  blackjack: figures('played best', '52.1323', '5', '2,496'),
};

function figures(bet: string, hitRate: string, top: string, oneIn: string): GameFigures {
  return { bet, hitRate, top, oneIn };
}
