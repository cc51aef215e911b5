import { decimalText, drumSheet } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { spinLength, spinningLanes, stoppedLanes } from '../slots/reel-lanes.ts';
import { beat, type Marks, type ReelView } from '../slots/reel-view.ts';
import type { DrumRound } from './drum-round.ts';
import { drumTimes, type DrumScene } from './drum-scenes.ts';
import { respinLanes } from './respin-lanes.ts';

/** The window in one scene of a round. `start` is where the reels stood before. */
export function drumView(
  round: DrumRound | undefined,
  start: readonly number[],
  { scene, part }: { scene: DrumScene; part: number },
): ReelView {
  const { reels } = drumSheet;
  if (!round) return { lanes: stoppedLanes(reels, start) };
  if (scene.kind === 'spin') {
    const since = part * spinLength(reels.length, drumTimes);
    return { lanes: spinningLanes(reels, { from: start, to: round.stops }, since, drumTimes) };
  }
  if (scene.kind === 'respin' || scene.kind === 'drums') return respinView(round, scene, part);
  if (scene.kind === 'over') return respinView(round, { kind: 'drums', respin: round.respins.length - 1 }, 1);
  return { lanes: stoppedLanes(reels, round.stops), marks: marksOf(round, scene, part) };
}

function respinView(
  { respins }: DrumRound,
  { kind, respin }: { kind: 'respin' | 'drums'; respin: number },
  part: number,
): ReelView {
  const now = respins[respin];
  const before = respins[respin - 1];
  const turning = kind === 'respin';
  const labelled = (turning ? before : now)?.held ?? new Map<number, number>();
  const fresh = turning ? undefined : now?.fresh;
  return {
    lanes: respinLanes({ before: before?.held, after: now?.held }, turning ? part : 1),
    labels: new Map(Array.from(labelled, ([cell, units]) => [cell, timesText(units)])),
    lit: fresh && fresh.size > 0 && part < 1 ? { cells: fresh, raised: beat(part) } : undefined,
  };
}

function marksOf({ wins, units, respins }: DrumRound, scene: DrumScene, part: number): Marks | undefined {
  // No more than the stake is no reason to shine.
  const shining = units > drumSheet.unit;
  if (scene.kind === 'win') {
    const win = wins[scene.win];
    return win && { cells: new Set(win.cells), line: win.path, shining, raised: beat(part) };
  }
  if (scene.kind === 'start')
    return { cells: new Set(respins[0]?.held.keys()), shining: true, raised: beat(part * 2) };
  const all = wins.flatMap(({ cells }) => cells);
  return all.length === 0 ? undefined : { cells: new Set(all), shining, raised: 0 };
}

/** Units as a multiple of the stake: 10 of 20 are ×0.5. */
function timesText(units: number): string {
  return `×${decimalText(Fraction.of(BigInt(units), BigInt(drumSheet.unit)))}`;
}
