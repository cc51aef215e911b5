import type { Card } from '../../cards/card.ts';
import { isIn, type HoldemHand } from './hand.ts';
import { bestHand, type RankedHand } from './hand-rank.ts';

/** The pack goes round twice from the left of the button, then the board without burnt cards. */
export function holePlaces({ seats }: Pick<HoldemHand, 'seats'>, seat: number): readonly [number, number] {
  const place = seats.findIndex((one) => one.seat === seat);
  return [place, place + seats.length];
}

export function boardPlaces({ seats }: Pick<HoldemHand, 'seats'>, count: number): number[] {
  return Array.from({ length: count }, (_, place) => seats.length * 2 + place);
}

/** The best five of a seat with the whole board. */
export function handOf(hand: Pick<HoldemHand, 'seats'>, seat: number, pack: readonly Card[]): RankedHand {
  const places = [...holePlaces(hand, seat), ...boardPlaces(hand, 5)];
  return bestHand(places.map((place) => cardAt(pack, place)));
}

/**
 * The seats that show, in their order: who bet last on the river first, else from the left of the button. A hand that is beaten by one shown
 * before is not shown, unless a seat is all in: then all are.
 */
export function shownSeats(hand: HoldemHand, pack: readonly Card[]): number[] {
  if (hand.over !== 'showdown') return [];
  const left = hand.seats.filter(isIn);
  if (left.some(({ stack }) => stack === 0n)) return left.map(({ seat }) => seat);
  const first = Math.max(
    0,
    left.findIndex(({ seat }) => seat === hand.aggressor),
  );
  let best = -1;
  return [...left.slice(first), ...left.slice(0, first)]
    .filter(({ seat }) => {
      const { score } = handOf(hand, seat, pack);
      if (score < best) return false;
      best = score;
      return true;
    })
    .map(({ seat }) => seat);
}

function cardAt(pack: readonly Card[], place: number): Card {
  const card = pack[place];
  if (card === undefined) throw new Error(`no card ${place} in the pack`);
  return card;
}
