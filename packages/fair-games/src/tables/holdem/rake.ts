import type { HoldemHand } from './hand.ts';
import type { Pot } from './pots.ts';

/** Percent of each pot, and the most of all pots of a hand in big blinds. */
export const rakePercent = 5n;
export const rakeCap = 3n;

/** What each pot pays to the house, in their order: cut to minor units, nothing where no flop was dealt. */
export function rakeOf(
  { street, unit }: Pick<HoldemHand, 'street' | 'unit'>,
  pots: readonly Pot[],
): bigint[] {
  let left = street === 'preflop' ? 0n : rakeCap * unit;
  return pots.map(({ amount }) => {
    const due = (amount * rakePercent) / 100n;
    const rake = due < left ? due : left;
    left -= rake;
    return rake;
  });
}
