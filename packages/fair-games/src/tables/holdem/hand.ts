import type { DealtSeat, HandStart } from '../table-kind.ts';

export const streets = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof streets)[number];

/** Cards that lie on the board by the street. */
export const boardCards: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

/** A seat in a hand; amounts in minor units. */
export interface HoldemSeat extends DealtSeat {
  /** Left behind the bets. */
  readonly stack: bigint;
  /** Put in on this street, and in the whole hand. */
  readonly bet: bigint;
  readonly paid: bigint;
  readonly folded: boolean;
  /** The bet of the street that it acted on last; null while it has not. */
  readonly actedOn: bigint | null;
}

/** A hand as far as its acts go. Seats are in their order of acting after the flop: from the left of the button to the button. */
export interface HoldemHand {
  readonly unit: bigint;
  readonly button: number;
  readonly street: Street;
  readonly seats: readonly HoldemSeat[];
  /** The highest bet of the street, and by how much a raise raises it at least. */
  readonly bet: bigint;
  readonly leastRaise: bigint;
  /** Whose turn it is; null when the hand is over. */
  readonly turn: number | null;
  /** Who bet or raised last on this street: the first to show. */
  readonly aggressor: number | null;
  /** Whether betting is over and cards are compared, or all but one have folded. */
  readonly over: 'showdown' | 'folded' | null;
}

export const hasChips = ({ folded, stack }: HoldemSeat) => !folded && stack > 0n;
export const isIn = ({ folded }: HoldemSeat) => !folded;

/** The seat of a number. Throws for a seat that was not dealt in. */
export function seatIn(hand: HoldemHand, seat: number): HoldemSeat {
  const found = hand.seats.find((one) => one.seat === seat);
  if (!found) throw new Error(`seat ${seat} is not in the hand`);
  return found;
}

/** A hand with one of its seats changed. */
export function withSeat(hand: HoldemHand, seat: HoldemSeat): HoldemHand {
  return { ...hand, seats: hand.seats.map((one) => (one.seat === seat.seat ? seat : one)) };
}

/** Puts chips in, as many as there are at most. */
export function paying(seat: HoldemSeat, amount: bigint): HoldemSeat {
  const put = amount < seat.stack ? amount : seat.stack;
  return { ...seat, stack: seat.stack - put, bet: seat.bet + put, paid: seat.paid + put };
}

/** Seats from the one left of a seat on, all around. */
export function leftOf(hand: Pick<HoldemHand, 'seats'>, seat: number): readonly HoldemSeat[] {
  const place = hand.seats.findIndex((one) => one.seat === seat);
  return [...hand.seats.slice(place + 1), ...hand.seats.slice(0, place + 1)];
}

/** The seats in their order from the left of the button. Throws where the button is at none of them. */
export function fromButton({ seats, button }: HandStart): readonly DealtSeat[] {
  const place = seats.findIndex(({ seat }) => seat === button);
  if (place < 0) throw new Error('the button is at no seat');
  return [...seats.slice(place + 1), ...seats.slice(0, place + 1)];
}
