import { useEffect, useEffectEvent } from 'react';
import { prefersStillness } from '../boards/motion.ts';
import { showingKey, type ShownRound } from '../rounds/shown-round.ts';
import { hushSound, playCues, playSound } from './sound.ts';
import { soundOfResult } from './sound-of-result.ts';
import type { Cue } from './sounds.ts';

/**
 * Lets a round be heard as its board shows it, and its result at the end. A device that asks for no motion sees the end at once, and hears the last cue
 * alone. `isShowing` is of the answer to a press: what was open when the page came is not heard.
 */
export function useCues(
  round: ShownRound | undefined,
  isShowing: boolean,
  cuesOf: (round: ShownRound) => readonly Cue[],
): void {
  const key = isShowing ? showingKey(round) : undefined;
  const begin = useEffectEvent(() => {
    if (!round) return;
    const cues = cuesOf(round);
    playCues(prefersStillness() ? cues.slice(-1).map((cue) => ({ ...cue, at: 0 })) : cues);
  });
  const end = useEffectEvent(() => {
    const result = round && soundOfResult(round);
    if (result) playSound(result);
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    begin();
    // The board has shown the round, or it was left.
    return end;
  }, [key]);
  useEffect(() => hushSound, []);
}
