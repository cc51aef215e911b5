import type { Cue } from '../../sound/sounds.ts';
import { swinging, swings } from './dice-bet.ts';

/** The marker as it turns back at each end of its swing, and where it comes to rest. */
export function diceCues(): Cue[] {
  const half = (Math.PI / swings) * swinging;
  const turns = Math.floor(swinging / half);
  const ticks = Array.from({ length: turns }, (_, turn) => ({
    name: 'tick' as const,
    pitch: turn % 2,
    at: (turn + 1) * half,
  }));
  return [...ticks, { name: 'land', at: swinging }];
}
