import type { PoolDetails } from '../api/shapes.ts';

/** Why nothing is fired yet: the next tide loads, or one has just ended. */
export function tideText(tide: PoolDetails['tide']): 'coming' | 'turning' {
  return tide?.state === 'ended' ? 'turning' : 'coming';
}
