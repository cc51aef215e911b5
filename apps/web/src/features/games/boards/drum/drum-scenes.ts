import { spinLength, type SpinTimes } from '../slots/reel-lanes.ts';
import { inOrder, type Timeline } from '../slots/timeline.ts';
import type { DrumRound } from './drum-round.ts';

/** What the stage shows of a round one after the other. */
export type DrumScene =
  | { readonly kind: 'spin' | 'wins' | 'start' | 'over' | 'rest' }
  | { readonly kind: 'win'; readonly win: number }
  /** A respin turns its empty cells, then shows what it brought. */
  | { readonly kind: 'respin' | 'drums'; readonly respin: number };

export const drumTimes: SpinTimes = { first: 620, each: 190 };

/** How long the empty cells of a respin turn: the first stops first, in order of the cells. */
export const respinTimes = { first: 420, each: 34 } as const;

export const respinLength = respinTimes.first + 14 * respinTimes.each;

/** The spin and its lines one by one; then the respins one by one between their two banners. */
export function drumScenes(round: DrumRound | undefined): Timeline<DrumScene> {
  if (!round) return inOrder([]);
  const scenes: (readonly [DrumScene, number])[] = [[{ kind: 'spin' }, spinLength(5, drumTimes)]];
  const each = Math.min(640, 2_800 / round.wins.length);
  for (const win of round.wins.keys()) scenes.push([{ kind: 'win', win }, each]);
  scenes.push([{ kind: round.wins.length > 0 ? 'wins' : 'rest' }, round.wins.length > 1 ? 320 : 160]);
  if (round.respins.length > 0) {
    scenes.push([{ kind: 'start' }, 1_900], [{ kind: 'drums', respin: 0 }, 700]);
    for (let respin = 1; respin < round.respins.length; respin += 1) {
      scenes.push([{ kind: 'respin', respin }, respinLength]);
      const brought = (round.respins[respin]?.fresh.size ?? 0) > 0;
      scenes.push([{ kind: 'drums', respin }, brought ? 560 : 180]);
    }
    scenes.push([{ kind: 'over' }, 2_000]);
  }
  return inOrder(scenes);
}
