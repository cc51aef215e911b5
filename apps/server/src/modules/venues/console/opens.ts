import type { VenueSwitchState } from '@fairway/contract/venues/states.ts';
import { stateAt } from '../catalogue/venue-state.ts';
import type { SwitchRow } from '../catalogue/switches-store.ts';

export interface WantedState {
  state: VenueSwitchState;
  until: Date | null;
}

/** Whether members get into a venue earlier by a change than without it: closing, and a maintenance that ends later, open nothing. */
export function opens(before: SwitchRow | undefined, wanted: WantedState, now: Date): boolean {
  return opensAt(wanted, now) < opensAt({ state: stateAt(before, now), until: before?.until ?? null }, now);
}

/** From when on a venue in this state is open, as milliseconds; without an end never. */
function opensAt({ state, until }: WantedState, now: Date): number {
  if (state === 'open') return now.getTime();
  if (state === 'closed' || until === null) return Number.POSITIVE_INFINITY;
  return Math.max(until.getTime(), now.getTime());
}
