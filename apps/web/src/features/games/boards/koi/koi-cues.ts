import { koiSheet } from '@fairway/fair-games';
import type { ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { stopCues } from '../slots/stop-cues.ts';
import { koiTurns } from './koi-round.ts';
import { koiScenes, timesOf } from './koi-scenes.ts';

/** The reels of the spin and of each free spin as they stop, and the gates that open the free spins. */
export function koiCues(round: ShownRound): Cue[] {
  return koiScenes(koiTurns(round)).scenes.flatMap(({ scene, at }): Cue[] => {
    if (scene.kind === 'spin') return stopCues(koiSheet.reels.length, timesOf(scene.turn), at);
    return scene.kind === 'gates' ? [{ name: 'bonus', at }] : [];
  });
}
