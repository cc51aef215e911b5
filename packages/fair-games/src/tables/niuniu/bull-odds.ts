import { choose } from '../../chance/combinations.ts';
import { bullHand, bullKinds, type BullKind } from './bull-hand.ts';

/**
 * How many of the 2,598,960 hands of five are of each kind. The kind follows from ranks alone, so that each of 6,175 sets of ranks is judged once and
 * counted as often as suits can make it.
 */
export function bullCounts(): Readonly<Record<BullKind, bigint>> {
  const counts = new Map<BullKind, bigint>();
  const visit = (ranks: readonly number[], hands: bigint, from: number): void => {
    if (ranks.length === 5) {
      const { kind } = bullHand(ranks);
      counts.set(kind, (counts.get(kind) ?? 0n) + hands);
      return;
    }
    for (let rank = from; rank < 13; rank += 1)
      for (let alike = 1; alike <= Math.min(4, 5 - ranks.length); alike += 1)
        visit([...ranks, ...Array.from({ length: alike }, () => rank)], hands * choose(4, alike), rank + 1);
  };
  visit([], 1n, 0);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind is named
  return Object.fromEntries(bullKinds.map((kind) => [kind, counts.get(kind) ?? 0n])) as Record<
    BullKind,
    bigint
  >;
}
