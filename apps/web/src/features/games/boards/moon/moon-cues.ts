import { moonSheet } from '@fairway/fair-games';
import type { ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { stopCues } from '../slots/stop-cues.ts';
import { moonRound } from './moon-round.ts';
import { lidOpens, moonScenes, moonTimes } from './moon-scenes.ts';

/** The reels as they stop and the boxes that start the bonus; after an act what its box holds. */
export function moonCues(round: ShownRound): Cue[] {
  const moon = moonRound(round);
  if (!moon) return [];
  return moonScenes(moon, round.acts.length, round.status === 'settled').scenes.flatMap(
    ({ scene, at, length }): Cue[] => {
      if (scene.kind === 'spin') return stopCues(moonSheet.reels.length, moonTimes, at);
      if (scene.kind === 'start') return [{ name: 'bonus', at }];
      if (scene.kind !== 'box' || moon.last === undefined) return [];
      const holds = (moon.boxes[moon.last]?.units ?? 0) > 0;
      const opens = at + length * lidOpens;
      return [holds ? { name: 'step', pitch: moon.prizes - 1, at: opens } : { name: 'bust', at: opens }];
    },
  );
}
