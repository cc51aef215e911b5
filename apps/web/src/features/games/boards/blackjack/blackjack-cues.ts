import type { ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { cardTime, newPlaces } from './blackjack-round.ts';

/** Each card as it comes; a hand that is stood on while another waits brings none, and is heard as a step. */
export function blackjackCues(round: ShownRound): Cue[] {
  const coming = newPlaces(round);
  if (coming.length === 0) return [{ name: 'step', at: 0 }];
  return coming.map((_, place) => ({
    name: 'flip',
    at: ((place + 1) / (coming.length + 1)) * coming.length * cardTime,
  }));
}
