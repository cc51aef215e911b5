import { gemMultiplier, gemSheet, gemTiles } from '@fairway/fair-games';
import type { Fraction } from '@fairway/money';
import type { Bet, ShownRound } from '../../rounds/shown-round.ts';
import { numberIn } from '../../rounds/shown-round.ts';

export const mostMines = gemTiles - 1;

/** How long a tile takes to turn, in ms, and the part of it at which its face is seen. */
export const tileTurn = { length: 420, seen: 0.5 } as const;

/** The number of mines of a bet. */
export function minesOf({ mines }: Bet): number {
  return typeof mines === 'number' ? mines : 3;
}

/** What a tile shows. `hidden` and `left`: a mine and a gem that were not opened, shown when the round is over. */
export type Tile = 'closed' | 'gem' | 'mine' | 'hidden' | 'left';

/** The 25 tiles, row by row, as a round has them; all closed before one. */
export function tilesOf(round: ShownRound | undefined): Tile[] {
  const tiles: Tile[] = Array.from({ length: gemTiles }, () => 'closed');
  for (const step of round?.steps ?? []) {
    if (step['kind'] === 'open') tiles[numberIn(step, 'tile')] = step['safe'] === true ? 'gem' : 'mine';
    const { mines } = step;
    if (step['kind'] !== 'reveal' || !Array.isArray(mines)) continue;
    for (const tile of mines.map(Number)) if (tiles[tile] === 'closed') tiles[tile] = 'hidden';
    for (const [tile, shown] of tiles.entries()) if (shown === 'closed') tiles[tile] = 'left';
  }
  return tiles;
}

/** How many gems a round has found. */
export function gemsOf(round: ShownRound | undefined): number {
  return tilesOf(round).filter((tile) => tile === 'gem').length;
}

/** What so many gems beside so many mines pay. */
export function paidFor(mines: number, gems: number): Fraction {
  return gemMultiplier(gemSheet, mines, gems);
}
