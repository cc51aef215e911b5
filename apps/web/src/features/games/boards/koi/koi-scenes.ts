import { spinLength, type SpinTimes } from '../slots/reel-lanes.ts';
import { inOrder, type Timeline } from '../slots/timeline.ts';
import type { KoiTurn } from './koi-round.ts';

/** What the stage shows of a round one after the other; `turn` is 0 for the spin, then the number of the free spin. */
export type KoiScene =
  | { readonly kind: 'spin' | 'wins' | 'rest'; readonly turn: number }
  | { readonly kind: 'win'; readonly turn: number; readonly win: number }
  /** Free spins are won, and are over. */
  | { readonly kind: 'gates' | 'over'; readonly turn: number };

const spinTimes: SpinTimes = { first: 620, each: 190 };
const freeTimes: SpinTimes = { first: 420, each: 110 };

export function timesOf(turn: number): SpinTimes {
  return turn === 0 ? spinTimes : freeTimes;
}

/** A round in scenes: each spin, its wins one by one and together; free spins between their two banners. */
export function koiScenes(turns: readonly KoiTurn[]): Timeline<KoiScene> {
  const scenes: (readonly [KoiScene, number])[] = [];
  for (const [turn, { wins }] of turns.entries()) {
    scenes.push([{ kind: 'spin', turn }, spinLength(5, timesOf(turn))]);
    const [most, all] = turn === 0 ? [640, 2_400] : [380, 900];
    const each = Math.min(most, all / wins.length);
    for (const win of wins.keys()) scenes.push([{ kind: 'win', turn, win }, each]);
    if (wins.length > 1) scenes.push([{ kind: 'wins', turn }, 320]);
    else scenes.push([{ kind: wins.length === 1 ? 'wins' : 'rest', turn }, 160]);
    if (turn === 0 && turns.length > 1) scenes.push([{ kind: 'gates', turn }, 1_900]);
  }
  if (turns.length > 1) scenes.push([{ kind: 'over', turn: turns.length - 1 }, 1_800]);
  return inOrder(scenes);
}
