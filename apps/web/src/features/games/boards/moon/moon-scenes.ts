import { spinLength, type SpinTimes } from '../slots/reel-lanes.ts';
import { inOrder, type Timeline } from '../slots/timeline.ts';
import type { MoonRound } from './moon-round.ts';

/** What the stage shows of a round one after the other; `box` is the lid of the box opened last. */
export type MoonScene =
  | { readonly kind: 'spin' | 'wins' | 'rest' | 'start' | 'boxes' | 'box' | 'over' }
  | { readonly kind: 'win'; readonly win: number };

/** The part of its opening at which what a box holds is seen. */
export const lidOpens = 0.5;

export const moonTimes: SpinTimes = { first: 620, each: 230 };

/** The spin with its lines and, where it starts the bonus, the boxes; after an act only the box that it opened. */
export function moonScenes(round: MoonRound | undefined, acts: number, isOver: boolean): Timeline<MoonScene> {
  if (!round) return inOrder([]);
  if (acts > 0)
    return inOrder([[{ kind: 'box' }, 560], ...(isOver ? ([[{ kind: 'over' }, 1_900]] as const) : [])]);
  const scenes: (readonly [MoonScene, number])[] = [[{ kind: 'spin' }, spinLength(3, moonTimes)]];
  for (const win of round.wins.keys()) scenes.push([{ kind: 'win', win }, 640]);
  scenes.push([{ kind: round.wins.length > 0 ? 'wins' : 'rest' }, round.wins.length > 1 ? 320 : 160]);
  if (round.isBonus) scenes.push([{ kind: 'start' }, 1_900], [{ kind: 'boxes' }, 420]);
  return inOrder(scenes);
}
