import type { HandStart } from '../table-kind.ts';
import { fromButton, hasChips, leftOf, paying, type HoldemHand } from './hand.ts';
import { moveOn } from './move-on.ts';

/**
 * A hand with its blinds in: half a unit and a unit, left of the button and left of that; of two the button has the small one and acts first
 * before the flop. A blind that a seat cannot pay whole puts it all in; what others have to call is the whole one.
 */
export function beginHand(start: HandStart): HoldemHand {
  const order = fromButton(start);
  const isHeadsUp = order.length === 2;
  const smallPlace = isHeadsUp ? 1 : 0;
  const bigPlace = isHeadsUp ? 0 : 1;
  const seats = order.map((seat, place) => {
    const fresh = { ...seat, bet: 0n, paid: 0n, folded: false, actedOn: null };
    if (place === smallPlace) return paying(fresh, start.unit / 2n);
    return place === bigPlace ? paying(fresh, start.unit) : fresh;
  });
  const hand: HoldemHand = {
    unit: start.unit,
    button: start.button,
    street: 'preflop',
    seats,
    bet: start.unit,
    leastRaise: start.unit,
    turn: null,
    aggressor: null,
    over: null,
  };
  const big = order[bigPlace];
  if (!big) throw new Error('a hand is of two seats at least');
  return moveOn(hand, big.seat, leftOf(hand, big.seat).filter(hasChips));
}
