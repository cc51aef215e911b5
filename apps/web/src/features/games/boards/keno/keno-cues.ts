import type { ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { drawnOf, litTime } from './keno-bet.ts';

/** Each number as its pane is lit: a hit sounds like any other, for only the table says whether it pays. */
export function kenoCues(round: ShownRound): Cue[] {
  return drawnOf(round).map((_, place) => ({
    name: 'tick',
    pitch: Math.floor(place / 2),
    at: litTime(place),
  }));
}
