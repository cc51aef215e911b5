import type { HandOf } from '../api/shapes.ts';

export type SeatTurn = NonNullable<HandOf<'holdem'>['turn']>;

/** What is left of a turn, 1 at its start: first of its own time, and then of the time bank. */
export function turnLeft(turn: SeatTurn, now: number): { isBank: boolean; seconds: number; part: number } {
  const since = Date.parse(turn.since);
  const bankFrom = Date.parse(turn.bankFrom);
  const until = Date.parse(turn.until);
  const isBank = now >= bankFrom;
  const [from, to] = isBank ? [bankFrom, until] : [since, bankFrom];
  const left = Math.max(0, to - now);
  return { isBank, seconds: Math.ceil(left / 1000), part: to > from ? Math.min(1, left / (to - from)) : 0 };
}
