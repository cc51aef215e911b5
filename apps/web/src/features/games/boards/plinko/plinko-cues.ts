import { textIn, type ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { rowTime } from './ball-path.ts';

/** Each peg that the ball meets, higher to the right and lower to the left, and the slot. */
export function plinkoCues({ steps: [step] }: ShownRound): Cue[] {
  const path = textIn(step, 'path');
  let across = 6;
  const pegs = Array.from(path, (turn, row): Cue => {
    const peg = { name: 'tick', pitch: Math.floor(across / 2), at: (row + 1) * rowTime } as const;
    across += turn === 'R' ? 1 : -1;
    return peg;
  });
  return [...pegs, { name: 'land', at: (path.length + 1) * rowTime }];
}
