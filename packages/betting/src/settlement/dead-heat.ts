import type { DeadHeat } from './factors.ts';
import { settled, type Settlement } from './outcome.ts';

/** Where a selection finished: `tied` selections share the rank (1 when alone), the first `places` ranks are paid. */
export interface Finish {
  readonly rank: number;
  readonly tied: number;
  readonly places: number;
}

/**
 * A placed market (winner, top scorer, first three). All tied ranks inside the paid places win, all outside lose; a
 * tie across the last place is a dead heat of the places that are left. Two share first place, one is paid: d = 1/2.
 */
export function settleFinish(
  { rank, tied, places }: Finish,
  divides: DeadHeat['divides'] = 'stake',
): Settlement {
  if (![rank, tied, places].every((count) => Number.isSafeInteger(count) && count >= 1)) {
    throw new RangeError('ranks, ties and places count from 1');
  }
  const left = places - (rank - 1);
  if (left <= 0) return settled('lose');
  if (left >= tied) return settled('win');
  return {
    state: 'settled',
    outcome: 'deadHeat',
    factors: { voidHalves: 0, result: 1, deadHeat: { places: left, tied, divides } },
  };
}
