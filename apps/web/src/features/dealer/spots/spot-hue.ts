import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import { pocketColour } from '../wheel/wheel-order.ts';
import { readSpot } from './spot-name.ts';

export type Hue = 'red' | 'blue' | 'green' | 'black' | 'plain';

const hues: Readonly<Record<string, Hue>> = {
  banker: 'red',
  bankerPair: 'red',
  dragon: 'red',
  red: 'red',
  big: 'red',
  player: 'blue',
  playerPair: 'blue',
  tiger: 'blue',
  small: 'blue',
  tie: 'green',
  suitedTie: 'green',
  anyTriple: 'green',
  black: 'black',
};

/** The colour of a field: red and blue are the two sides, green is what lies between them. */
export function hueOf(game: DealerGame, spot: string): Hue {
  const { kind, of } = readSpot(spot);
  if (game === 'roulette' && kind === 'straight') return pocketColour(Number(of));
  return Object.hasOwn(hues, kind) ? (hues[kind] ?? 'plain') : 'plain';
}
