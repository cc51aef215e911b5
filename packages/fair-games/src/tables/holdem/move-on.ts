import { hasChips, isIn, leftOf, streets, type HoldemHand, type HoldemSeat } from './hand.ts';

/**
 * Who is next after a seat has acted: the next one that owes an answer to the bet, the first of the next street, or nobody. Where at most one
 * could still bet and owes nothing, the streets left have no betting.
 */
export function moveOn(
  hand: HoldemHand,
  after: number,
  following: readonly HoldemSeat[] = leftOf(hand, after),
): HoldemHand {
  const left = hand.seats.filter(isIn);
  if (left.length === 1) return { ...hand, turn: null, over: 'folded' };
  if (!isBettingOver(hand)) {
    const next = following.find((seat) => owes(hand, seat));
    if (next) return { ...hand, turn: next.seat };
  }
  const street = streets[streets.indexOf(hand.street) + 1];
  if (street === undefined) return { ...hand, turn: null, over: 'showdown' };
  const seats = hand.seats.map((seat) => ({ ...seat, bet: 0n, actedOn: null }));
  const next: HoldemHand = { ...hand, street, seats, bet: 0n, leastRaise: hand.unit, aggressor: null };
  if (seats.filter(hasChips).length < 2) return moveOn(next, hand.button);
  return { ...next, turn: seats.find(hasChips)?.seat ?? null };
}

function owes(hand: HoldemHand, seat: HoldemSeat): boolean {
  return hasChips(seat) && (seat.actedOn === null || seat.bet < hand.bet);
}

/** Whether nobody is left who could bet against another: one seat with chips at most, which has put in as much as any other. */
function isBettingOver(hand: HoldemHand): boolean {
  const able = hand.seats.filter(hasChips);
  if (able.length === 0) return true;
  const [only, ...others] = able;
  if (!only || others.length > 0) return false;
  return hand.seats.every((seat) => seat.folded || seat.bet <= only.bet);
}
