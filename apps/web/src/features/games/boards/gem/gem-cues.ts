import type { ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { gemsOf, tileTurn } from './gem-bet.ts';

/** What the tile that was opened last holds: a gem, the higher the more of them, or a mine. */
export function gemCues(round: ShownRound): Cue[] {
  if (round.acts.at(-1)?.act !== 'open') return [];
  const at = tileTurn.length * tileTurn.seen;
  const opened = round.steps.findLast(({ kind }) => kind === 'open');
  return [opened?.['safe'] === true ? { name: 'step', pitch: gemsOf(round) - 1, at } : { name: 'bust', at }];
}
