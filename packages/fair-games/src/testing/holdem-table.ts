import { cardNamed, type Card } from '../cards/card.ts';
import { beginHand } from '../tables/holdem/begin-hand.ts';
import type { HoldemHand } from '../tables/holdem/hand.ts';
import { holdem } from '../tables/holdem/holdem.ts';

/** A hand from stacks by seat, the button at seat 0, blinds 50 and 100. */
export function handOf(stacks: readonly bigint[], button = 0): HoldemHand {
  return beginHand({ seats: stacks.map((stack, seat) => ({ seat, stack })), button, unit: 100n });
}

/** Acts in order, as `1 raise 300`, `2 fold`. */
export function play(hand: HoldemHand, ...acts: readonly string[]): HoldemHand {
  return acts.reduce((before, text) => {
    const [seat = '', act = '', to] = text.split(' ');
    return holdem.act(before, Number(seat), to === undefined ? { act } : { act, to }, []);
  }, hand);
}

/** A pack that begins with the cards named: one to each seat from the left of the button, one more each, then the board. */
export function packOf(names: string): Card[] {
  const first = names.split(' ').map((name) => cardNamed(name) ?? NaN);
  return [...first, ...Array.from({ length: 52 }, (_, card) => card).filter((card) => !first.includes(card))];
}
