import { drumSheet } from '@fairway/fair-games';
import type { ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { stopCues } from '../slots/stop-cues.ts';
import { drumRound } from './drum-round.ts';
import { drumScenes, drumTimes } from './drum-scenes.ts';

/** The reels as they stop, the drums that start the respins, and each respin that brings more. */
export function drumCues(round: ShownRound): Cue[] {
  const drums = drumRound(round);
  return drumScenes(drums).scenes.flatMap(({ scene, at }): Cue[] => {
    if (scene.kind === 'spin') return stopCues(drumSheet.reels.length, drumTimes, at);
    if (scene.kind === 'start') return [{ name: 'bonus', at }];
    const brought = scene.kind === 'drums' ? (drums?.respins[scene.respin]?.fresh.size ?? 0) : 0;
    return brought > 0 ? [{ name: 'land', at }] : [];
  });
}
