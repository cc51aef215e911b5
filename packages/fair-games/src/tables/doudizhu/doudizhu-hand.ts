import type { Card } from '../../cards/card.ts';
import { FairGamesError } from '../../fair-games-error.ts';
import { packCardName } from '../../cards/salted-deck.ts';
import type { Pattern } from './patterns.ts';

export interface DoudizhuSeat {
  readonly seat: number;
  /** Minor units that the seat has when the hand begins. */
  readonly stack: bigint;
  /** 0 to 3; null before. */
  readonly bid: number | null;
  /** Names of the cards played so far, and how often it has played. */
  readonly played: readonly string[];
  readonly plays: number;
}

/** A hand of doudizhu: bids and plays; what a seat holds follows from them and the pack. */
export interface DoudizhuHand {
  readonly phase: 'bidding' | 'playing' | 'over';
  /** Minor units: the base that bid and doubles multiply. */
  readonly unit: bigint;
  /** In the order that they are dealt and act in: from the left of the button. */
  readonly seats: readonly DoudizhuSeat[];
  /** The index in `seats` of who is next. */
  readonly next: number;
  /** The index of the landlord once there is one. */
  readonly landlord: number | null;
  /** The play that is to be beaten, by whom; null for the one who leads. */
  readonly last: { readonly by: number; readonly pattern: Pattern } | null;
  /** Bombs and rockets played. */
  readonly bombs: number;
}

const cardsEach = 17;
const bottom = [51, 52, 53];

/** Places of the pack that are a seat's: seventeen together from the top, and the bottom three for the landlord. */
export function placesOf({ seats, landlord }: DoudizhuHand, index: number): number[] {
  if (!seats[index]) return [];
  const own = Array.from({ length: cardsEach }, (_, card) => index * cardsEach + card);
  return landlord === index ? [...own, ...bottom] : own;
}

export function bottomPlaces({ landlord }: DoudizhuHand): number[] {
  return landlord === null ? [] : bottom;
}

/** The cards that a seat holds now. */
export function heldCards(hand: DoudizhuHand, index: number, pack: readonly Card[]): Card[] {
  const played = hand.seats[index]?.played ?? [];
  return placesOf(hand, index)
    .map((place) => pack[place] ?? 0)
    .filter((card) => !played.includes(packCardName(card)));
}

/** Cards of the hand by their names. Throws `badAct` for what it does not hold, or twice the same. */
export function cardsNamed(held: readonly Card[], names: unknown): Card[] {
  if (!Array.isArray(names) || names.length === 0) throw new FairGamesError('badAct', 'no cards');
  const cards = names.map((name: unknown) => {
    const card = held.find((one) => packCardName(one) === name);
    if (card === undefined) throw new FairGamesError('badAct', 'a card that is not held');
    return card;
  });
  if (new Set(cards).size !== cards.length) throw new FairGamesError('badAct', 'a card is named twice');
  return cards;
}
