import { turnSeconds } from '@fairway/contract/tables/codes.ts';
import { addSeconds } from '#platform/clock.ts';
import type { SittingRow } from '../rows.ts';

/** The instants of a turn: when its time bank begins to run, and when both are used up. */
export function turnClock(since: Date, bank: number): { bankFrom: Date; until: Date } {
  const bankFrom = addSeconds(since, turnSeconds);
  return { bankFrom, until: new Date(bankFrom.getTime() + bank) };
}

/** Milliseconds left in the time bank after an act at an instant. */
export function bankAfter({ bank }: Pick<SittingRow, 'bank'>, since: Date, at: Date): number {
  const over = at.getTime() - addSeconds(since, turnSeconds).getTime();
  return Math.max(0, bank - Math.max(0, over));
}
