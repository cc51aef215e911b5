import { halvesOf, type Line } from '../markets/line.ts';
import type { OutcomeKind } from './outcome.ts';

/** What a line can bring: everything but a void and a dead heat. */
export type LineOutcome = Extract<OutcomeKind, 'win' | 'halfWin' | 'push' | 'halfLose' | 'lose'>;

/**
 * The outcome of a side that is `quarters` quarter goals above its line. A quarter line is half the stake on each
 * neighbour, so a distance of one quarter wins one half and pushes the other. Example: home -0.75 (-3) and a win by one
 * goal: 4 - 3 = 1, half win.
 */
export function lineOutcome(quarters: number): LineOutcome {
  if (quarters >= 2) return 'win';
  if (quarters === 1) return 'halfWin';
  if (quarters === 0) return 'push';
  return quarters === -1 ? 'halfLose' : 'lose';
}

/** How many of the two halves of a total are already over it, whatever comes: goals are never taken away again. */
export function halvesAlreadyOver(goals: number, line: Line): 0 | 1 | 2 {
  const over = halvesOf(line).filter((half) => goals * 4 > half).length;
  return over === 2 ? 2 : over === 1 ? 1 : 0;
}
