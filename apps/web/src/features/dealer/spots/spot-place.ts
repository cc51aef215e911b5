import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import { roulettePlace, rouletteBoard } from './roulette-place.ts';
import { sicboBoard, sicboPlace } from './sicbo-place.ts';

/** Units of the felt's grid, from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** A mark on the seam between fields, not a field. */
  readonly seam?: true;
}

/** How many units a felt is wide and high. */
export interface BoardSize {
  readonly w: number;
  readonly h: number;
}

const baccarat: Readonly<Record<string, Place>> = {
  playerPair: { x: 0, y: 0, w: 4, h: 2 },
  tie: { x: 4, y: 0, w: 4, h: 2 },
  bankerPair: { x: 8, y: 0, w: 4, h: 2 },
  player: { x: 0, y: 2, w: 6, h: 3 },
  banker: { x: 6, y: 2, w: 6, h: 3 },
};

const dragonTiger: Readonly<Record<string, Place>> = {
  dragon: { x: 0, y: 0, w: 4, h: 4 },
  tie: { x: 4, y: 0, w: 4, h: 2 },
  suitedTie: { x: 4, y: 2, w: 4, h: 2 },
  tiger: { x: 8, y: 0, w: 4, h: 4 },
};

export const boardSizes: Readonly<Record<DealerGame, BoardSize>> = {
  baccarat: { w: 12, h: 5 },
  dragonTiger: { w: 12, h: 4 },
  roulette: rouletteBoard,
  sicbo: sicboBoard,
};

/** Where a spot lies on its game's felt; undefined for one that the felt does not know. */
export function placeOf(game: DealerGame, spot: string): Place | undefined {
  if (game === 'roulette') return roulettePlace(spot);
  if (game === 'sicbo') return sicboPlace(spot);
  const places = game === 'baccarat' ? baccarat : dragonTiger;
  return Object.hasOwn(places, spot) ? places[spot] : undefined;
}
