import type { Card } from '../../cards/card.ts';

export interface NiuniuSeat {
  readonly seat: number;
  /** Minor units that the seat has when the hand begins. */
  readonly stack: bigint;
  /** 0 to 4 for the bank; null before. */
  readonly bid: number | null;
  /** 1 to 4 times; null before, and for the banker. */
  readonly bet: number | null;
}

/** A hand of niuniu between bids and the end: its cards are places of the pack and no part of it. */
export interface NiuniuHand {
  readonly phase: 'bidding' | 'betting' | 'over';
  /** Minor units: the base that bid, bet and hand multiply. */
  readonly unit: bigint;
  /** In the order that cards are dealt in: from the left of the button. */
  readonly seats: readonly NiuniuSeat[];
  /** The seat of the banker once all have bid. */
  readonly banker: number | null;
}

/** Five cards a seat, together: those of the first seat from the top of the pack. */
const cardsEach = 5;
/** So many of them are seen before the bids; the fifth lies face down until all have bet. */
const seenFirst = 4;

/** Places of the pack that are a seat's. */
export function placesOf({ seats }: NiuniuHand, seat: number): number[] {
  const index = seats.findIndex((one) => one.seat === seat);
  return index < 0 ? [] : Array.from({ length: cardsEach }, (_, card) => index * cardsEach + card);
}

/** Those that it may look at before the end. */
export function seenPlaces(hand: NiuniuHand, seat: number): number[] {
  return placesOf(hand, seat).slice(0, hand.phase === 'over' ? cardsEach : seenFirst);
}

export function cardsOf(hand: NiuniuHand, seat: number, pack: readonly Card[]): Card[] {
  return placesOf(hand, seat).map((place) => pack[place] ?? 0);
}
