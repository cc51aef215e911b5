import type { Cue } from '../../sound/sounds.ts';
import { arrives } from './reel-motion.ts';
import type { SpinTimes } from './reel-lanes.ts';

/** The stops of so many reels, heard when each reaches its place. `at`: when the spin begins. */
export function stopCues(reels: number, { first, each }: SpinTimes, at: number): Cue[] {
  return Array.from({ length: reels }, (_, reel) => ({
    name: 'reelStop' as const,
    pitch: reel,
    at: at + (first + reel * each) * arrives,
  }));
}
