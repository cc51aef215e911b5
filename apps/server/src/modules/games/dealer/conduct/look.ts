import type { DealRow } from '../tables.ts';

/** What a look at a table found: when to look again at the latest, and a deal whose bets are to be paid. */
export interface Look {
  readonly again: number;
  readonly settle?: DealRow;
}

/** Milliseconds to the next look where nothing is due, and where something is any moment. */
export const idle = 1000;
export const eager = 200;

/** The time until an instant, at most an idle look's. */
export function until(instant: Date, now: Date): number {
  return Math.min(idle, instant.getTime() - now.getTime());
}
