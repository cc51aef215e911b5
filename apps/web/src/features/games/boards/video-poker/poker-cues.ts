import type { ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { dealing, places, pokerRoundOf } from './poker-round.ts';

/** The cards as they come; those that are held stay where they are. */
export function pokerCues(round: ShownRound): Cue[] {
  const { final } = pokerRoundOf(round);
  return places
    .filter((place) => final?.held.includes(place) !== true)
    .map((place) => ({ name: 'flip', at: ((place + 1) / places.length) * dealing }));
}
