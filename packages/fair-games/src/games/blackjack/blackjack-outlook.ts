import { Fraction } from '@fairway/money';
import type { Card } from '../../cards/card.ts';
import { once } from '../../chance/once.ts';
import { BestPlay, type Decision } from './best-play.ts';
import { cardChances, dealerTotals } from './dealer-totals.ts';
import { handOf, pipsOf, totalOf, withPips } from './hand.ts';
import { handReturn } from './play-blackjack.ts';

/** How a hand ends from here; the three add up to 1. */
export interface HandChances {
  readonly win: Fraction;
  readonly push: Fraction;
  readonly lose: Fraction;
}

/** What follows from the cards in sight alone: no hidden card and no round before has a part in it. */
export interface BlackjackOutlook {
  readonly total: number;
  /** Whether an ace counts 11 in it. */
  readonly soft: boolean;
  /** That one more card takes the hand above 21. */
  readonly bust: Fraction;
  /** That the dealer ends above 21. */
  readonly dealerBust: Fraction;
  readonly stand: HandChances;
  /** After exactly one more card. */
  readonly double: HandChances;
  /** The act of those allowed that returns most on average. */
  readonly best: Decision;
}

/** The totals against a card, and the best play, once a card: the shoe never runs out. */
const against = once(
  (up: number) => up,
  (up: number) => {
    const dealer = dealerTotals(up);
    return { dealer, play: new BestPlay(dealer) };
  },
);

/** The chances of an open hand against the dealer's card, given the names of the acts that the round allows. */
export function blackjackOutlook(
  cards: readonly Card[],
  up: Card,
  acts: readonly string[],
): BlackjackOutlook {
  const hand = handOf(cards);
  const { dealer, play } = against(pipsOf(up));
  const chancesOf = (total: number): HandChances => {
    const sums = [Fraction.ZERO, Fraction.ZERO, Fraction.ZERO];
    for (const [dealt, chance] of dealer) {
      const end = handReturn(total, dealt);
      sums[end] = (sums[end] ?? Fraction.ZERO).add(chance);
    }
    const [lose = Fraction.ZERO, push = Fraction.ZERO, win = Fraction.ZERO] = sums;
    return { win, push, lose };
  };
  const after = cardChances.map(({ value, chance }) => ({ chance, total: totalOf(withPips(hand, value)) }));
  const doubled = after.map(({ chance, total }) => ({ chance, ends: chancesOf(total) }));
  const onAverage = (end: keyof HandChances) =>
    doubled.reduce((sum, { chance, ends }) => sum.add(chance.mul(ends[end])), Fraction.ZERO);
  return {
    ...blackjackTotal(cards),
    bust: after.reduce((sum, { chance, total }) => (total > 21 ? sum.add(chance) : sum), Fraction.ZERO),
    dealerBust: dealer.get(22) ?? Fraction.ZERO,
    stand: chancesOf(totalOf(hand)),
    double: { win: onAverage('win'), push: onAverage('push'), lose: onAverage('lose') },
    best: play.decide(hand, {
      double: acts.includes('double'),
      splitPips: acts.includes('split') ? pipsOf(cards[0] ?? 0) : undefined,
    }),
  };
}

/** What cards come to, and whether an ace counts 11 in it. */
export function blackjackTotal(cards: readonly Card[]): { readonly total: number; readonly soft: boolean } {
  const hand = handOf(cards);
  return { total: totalOf(hand), soft: totalOf(hand) !== hand.hard };
}
