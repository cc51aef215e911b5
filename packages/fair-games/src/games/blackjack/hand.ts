import { rankOf, type Card } from '../../cards/card.ts';

/** A hand as its total needs it: the sum with each ace as 1, and whether there is an ace that may count 11. */
export interface Hand {
  readonly hard: number;
  readonly ace: boolean;
}

export const emptyHand: Hand = { hard: 0, ace: false };

/** 1 for an ace, 10 for ten to king, else the pips. */
export function pipsOf(card: Card): number {
  return Math.min(rankOf(card) + 1, 10);
}

export function withPips({ hard, ace }: Hand, value: number): Hand {
  return { hard: hard + value, ace: ace || value === 1 };
}

/** A number for each hand that plays alike. */
export function handKey({ hard, ace }: Hand): number {
  return hard * 2 + Number(ace);
}

/** The best total; above 21 the hand is bust. */
export function totalOf({ hard, ace }: Hand): number {
  return ace && hard <= 11 ? hard + 10 : hard;
}

export function handOf(cards: readonly Card[]): Hand {
  return cards.reduce((hand, card) => withPips(hand, pipsOf(card)), emptyHand);
}

/** Two cards that make 21; after a split it is an ordinary 21. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(handOf(cards)) === 21;
}

/** The dealer draws to 17 and stands on every 17, soft ones too. */
export function dealerDraws(hand: Hand): boolean {
  return totalOf(hand) < 17;
}
