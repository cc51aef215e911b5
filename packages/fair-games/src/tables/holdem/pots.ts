import type { HoldemHand } from './hand.ts';

/** A part of what was paid in, and the seats that can win it. */
export interface Pot {
  readonly amount: bigint;
  readonly seats: readonly number[];
}

export interface Pots {
  /** What nobody matched: it goes back before anything is counted. */
  readonly uncalled: { readonly seat: number; readonly amount: bigint } | null;
  /** The main pot first. */
  readonly pots: readonly Pot[];
}

/** Main and side pots by what each seat has paid in the whole hand. */
export function potsOf({ seats }: Pick<HoldemHand, 'seats'>): Pots {
  const paid = new Map(seats.map((seat) => [seat.seat, seat.paid]));
  const [top, second] = seats.toSorted((a, b) => compare(b.paid, a.paid));
  const over = (top?.paid ?? 0n) - (second?.paid ?? 0n);
  if (top && over > 0n) paid.set(top.seat, top.paid - over);
  const paidBy = (seat: number) => paid.get(seat) ?? 0n;

  const left = seats.filter(({ folded }) => !folded).map(({ seat }) => seat);
  const levels = [...new Set(left.map(paidBy))].toSorted(compare);
  const pots: Pot[] = [];
  let below = 0n;
  for (const [place, level] of levels.entries()) {
    // What a seat that has folded paid beyond the last level has nobody else to go to.
    const isLast = place === levels.length - 1;
    const upTo = (amount: bigint) => (isLast || amount < level ? amount : level);
    const amount = seats.reduce((sum, { seat }) => sum + upTo(paidBy(seat)) - least(paidBy(seat), below), 0n);
    if (amount > 0n) pots.push({ amount, seats: left.filter((seat) => paidBy(seat) >= level) });
    below = level;
  }
  return { uncalled: top && over > 0n ? { seat: top.seat, amount: over } : null, pots };
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
