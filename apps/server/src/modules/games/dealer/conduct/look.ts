import type { DealRow } from '../tables.ts';

/** What a look at a table found: when to look again at the latest, and a deal whose bets are to be paid. */
export interface Look {
  readonly again: number;
  readonly settle?: DealRow;
}
