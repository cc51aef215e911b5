import { koiSheet } from '@fairway/fair-games';
import { beat, type Marks, type ReelView } from '../slots/reel-view.ts';
import { spinningLanes, stoppedLanes } from '../slots/reel-lanes.ts';
import type { KoiTurn } from './koi-round.ts';
import { timesOf, type KoiScene } from './koi-scenes.ts';
import { spinLength } from '../slots/reel-lanes.ts';

/** The window in one scene of a round. `start` is where the reels stood before. */
export function koiView(
  turns: readonly KoiTurn[],
  start: readonly number[],
  { scene, part }: { scene: KoiScene; part: number },
): ReelView {
  const turn = turns[scene.turn];
  if (!turn) return { lanes: stoppedLanes(koiSheet.reels, start) };
  if (scene.kind === 'spin') {
    const from = turns[scene.turn - 1]?.stops ?? start;
    const times = timesOf(scene.turn);
    const since = part * spinLength(koiSheet.reels.length, times);
    return { lanes: spinningLanes(koiSheet.reels, { from, to: turn.stops }, since, times) };
  }
  return { lanes: stoppedLanes(koiSheet.reels, turn.stops), marks: marksOf(turn, scene, part) };
}

function marksOf(turn: KoiTurn, scene: KoiScene, part: number): Marks | undefined {
  const marks = (cells: readonly number[], shining: boolean, raised: number): Marks => ({
    cells: new Set(cells),
    shining,
    raised,
  });
  // No more than the stake is no reason to shine.
  const shining = turn.sum > koiSheet.unit;
  if (scene.kind === 'win') return marks(turn.wins[scene.win]?.cells ?? [], shining, beat(part));
  if (scene.kind === 'gates') return marks(turn.gates, true, beat(part * 2));
  const all = turn.wins.flatMap(({ cells }) => cells);
  return all.length === 0 ? undefined : marks(all, shining, 0);
}
