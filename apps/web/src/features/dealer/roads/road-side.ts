import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { DealResult } from '@fairway/contract/dealer/schemas.ts';
import type { RoadResult } from '@fairway/fair-games';
import { pocketColour } from '../wheel/wheel-order.ts';

/** What a road calls its two sides and what lies between them, and the spot whose chance is that of each. */
export interface RoadSides {
  readonly banker: SideName;
  readonly player: SideName;
  readonly tie: SideName;
}
export type SideName =
  | 'banker'
  | 'player'
  | 'tie'
  | 'dragon'
  | 'tiger'
  | 'red'
  | 'black'
  | 'zero'
  | 'big'
  | 'small'
  | 'triple';

export const roadSides: Readonly<Record<DealerGame, RoadSides>> = {
  baccarat: { banker: 'banker', player: 'player', tie: 'tie' },
  dragonTiger: { banker: 'dragon', player: 'tiger', tie: 'tie' },
  roulette: { banker: 'red', player: 'black', tie: 'zero' },
  sicbo: { banker: 'big', player: 'small', tie: 'triple' },
};

/** Spots that win with a side and nothing else. */
const spotOfSide: Partial<Record<SideName, string>> = { zero: 'straight.0', triple: 'anyTriple' };

export function spotOf(side: SideName): string {
  return spotOfSide[side] ?? side;
}

/** A result as a road of two sides records it: red, dragon and big stand where the banker does. */
export function roadResult(result: DealResult): RoadResult {
  switch (result.game) {
    case 'baccarat':
      return result.winner;
    case 'dragonTiger':
      return result.winner === 'tie' ? 'tie' : result.winner === 'dragon' ? 'banker' : 'player';
    case 'roulette': {
      const colour = pocketColour(result.number);
      return colour === 'green' ? 'tie' : colour === 'red' ? 'banker' : 'player';
    }
    case 'sicbo':
      if (new Set(result.dice).size === 1) return 'tie';
      return result.dice.reduce((sum, face) => sum + face, 0) >= 11 ? 'banker' : 'player';
  }
}

/** How often each side came. */
export function countsOf(results: readonly RoadResult[]): Readonly<Record<RoadResult, number>> {
  const counts = { banker: 0, player: 0, tie: 0 };
  for (const result of results) counts[result] += 1;
  return counts;
}
