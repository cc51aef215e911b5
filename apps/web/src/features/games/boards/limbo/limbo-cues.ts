import type { Cue } from '../../sound/sounds.ts';
import { rising } from './limbo-bet.ts';

/** The lantern as it lets go, and the end of its rise. */
export function limboCues(): Cue[] {
  return [
    { name: 'launch', at: 0 },
    { name: 'land', at: rising },
  ];
}
