import { moonSheet } from '@fairway/fair-games';
import { spinLength, spinningLanes, stoppedLanes } from '../slots/reel-lanes.ts';
import { beat, type Marks, type ReelView } from '../slots/reel-view.ts';
import type { MoonRound } from './moon-round.ts';
import { moonTimes, type MoonScene } from './moon-scenes.ts';

/** The window in one scene of a round. `start` is where the reels stood before. */
export function moonView(
  round: MoonRound | undefined,
  start: readonly number[],
  { scene, part }: { scene: MoonScene; part: number },
): ReelView {
  const { reels } = moonSheet;
  if (!round) return { lanes: stoppedLanes(reels, start) };
  if (scene.kind === 'spin') {
    const since = part * spinLength(reels.length, moonTimes);
    return { lanes: spinningLanes(reels, { from: start, to: round.stops }, since, moonTimes) };
  }
  return { lanes: stoppedLanes(reels, round.stops), marks: marksOf(round, scene, part) };
}

function marksOf({ wins, units, scatters }: MoonRound, scene: MoonScene, part: number): Marks | undefined {
  // No more than the stake is no reason to shine.
  const shining = units > moonSheet.unit;
  if (scene.kind === 'win') {
    const cells = wins[scene.win]?.cells ?? [];
    return { cells: new Set(cells), line: cells, shining, raised: beat(part) };
  }
  if (scene.kind === 'start') return { cells: new Set(scatters), shining: true, raised: beat(part * 2) };
  const all = wins.flatMap(({ cells }) => cells);
  return all.length === 0 ? undefined : { cells: new Set(all), shining, raised: 0 };
}
