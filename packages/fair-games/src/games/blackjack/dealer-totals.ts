import { Fraction } from '@fairway/money';
import { dealerDraws, emptyHand, handKey, totalOf, withPips, type Hand } from './hand.ts';

/** A card's value and its chance from an endless shoe: 1/13 each, 4/13 for a ten. */
export const cardChances = Array.from({ length: 10 }, (_, index) => ({
  value: index + 1,
  chance: Fraction.of(index === 9 ? 4n : 1n, 13n),
}));

/** A chance by the dealer's final total, 17 to 21; 22 stands for every bust. */
export type TotalChances = ReadonlyMap<number, Fraction>;

/** How the dealer ends with this card up, when a look has shown no blackjack. */
export function dealerTotals(up: number): TotalChances {
  const start = withPips(emptyHand, up);
  const totals = new Map<number, Fraction>();
  const natural = up === 1 ? 10 : up === 10 ? 1 : 0;
  const possible = cardChances.filter(({ value }) => value !== natural);
  const all = possible.reduce((sum, { chance }) => sum.add(chance), Fraction.ZERO);
  // Every card raises the hard sum, so hands are complete when they are visited in its order.
  const hands = Array.from({ length: 27 }, (): Map<number, { hand: Hand; chance: Fraction }> => new Map());
  const reach = (hand: Hand, chance: Fraction): void => {
    const alike = hands[hand.hard];
    const known = alike?.get(handKey(hand))?.chance ?? Fraction.ZERO;
    alike?.set(handKey(hand), { hand, chance: known.add(chance) });
  };
  for (const { value, chance } of possible) reach(withPips(start, value), chance.div(all));
  for (const alike of hands)
    for (const { hand, chance } of alike.values()) {
      if (dealerDraws(hand)) {
        for (const card of cardChances) reach(withPips(hand, card.value), chance.mul(card.chance));
        continue;
      }
      const total = Math.min(totalOf(hand), 22);
      totals.set(total, (totals.get(total) ?? Fraction.ZERO).add(chance));
    }
  return totals;
}

/** The chance that the dealer has 21 with two cards. */
export function naturalChance(up: number): Fraction {
  return Fraction.of(up === 1 ? 4n : up === 10 ? 1n : 0n, 13n);
}
