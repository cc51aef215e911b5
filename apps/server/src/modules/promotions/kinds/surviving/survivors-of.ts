import type { Survivor } from '@fairway/promotions';
import type { PickRow } from './picks-store.ts';

/** Who joined in the first round, in that order, with the outcome of each round from it to the last; a round without a pick is out. */
export function survivorsOf(
  picks: readonly PickRow[],
  { first, last }: { first: number; last: number },
): Survivor[] {
  const members = new Map<string, PickRow[]>();
  for (const pick of picks) members.set(pick.member_id, [...(members.get(pick.member_id) ?? []), pick]);
  return [...members]
    .filter(([, own]) => own.some(({ round }) => round === first))
    .map(([id, own]) => ({
      id,
      outcomes: Array.from({ length: last - first + 1 }, (_, index) => {
        const pick = own.find(({ round }) => round === first + index);
        return pick?.outcome === 'in' ? 'in' : 'out';
      }),
    }));
}
