import type { RoundRow } from '../rounds/round-rows.ts';
import type { PickRow } from './picks-store.ts';

export type OwnState = 'joins' | 'late' | 'in' | 'out';

/** The first round that anybody joined, or the one that can be joined next: a round that nobody picked in is void and comes again. */
export function firstRound(rounds: readonly Pick<RoundRow, 'round' | 'state'>[]): number {
  return rounds.filter(({ state }) => state === 'void').length + 1;
}

/** Whether a member may still begin, is in, or is out: by a lost round, or by one that closed without a pick. Rounds in any order. */
export function ownState(
  rounds: readonly RoundRow[],
  picks: readonly Pick<PickRow, 'round' | 'outcome'>[],
  now: Date,
): OwnState {
  const closed = rounds.filter(
    ({ state, closes_at: closesAt }) => state === 'settled' || (state === 'open' && now >= closesAt),
  );
  if (picks.length === 0) return closed.length > 0 ? 'late' : 'joins';
  const isOut = closed.some(({ round }) => {
    const pick = picks.find((one) => one.round === round);
    return pick === undefined || pick.outcome === 'out';
  });
  return isOut ? 'out' : 'in';
}
