import type { HoldemHand } from '@fairway/fair-games';
import type { Db, Tx } from '#platform/db/database.ts';
import type { HandActRow, HandRow, HandSeatRow } from '../rows.ts';
import { selectHandActs, selectHandSeats } from './hands-store.ts';
import { playAgain } from './play-again.ts';

/** A hand with who is in it and what they did, and the state that follows. */
export interface ReadHand {
  readonly row: HandRow;
  readonly seats: readonly HandSeatRow[];
  readonly acts: readonly HandActRow[];
  readonly hand: HoldemHand;
}

export async function readHand(db: Db | Tx, row: HandRow): Promise<ReadHand> {
  const seats = await selectHandSeats(db, row);
  const acts = await selectHandActs(db, row);
  return { row, seats, acts, hand: playAgain(row, seats, acts) };
}

/** When the present turn began: at the last act, or with the deal. */
export function turnSince({ row, acts }: ReadHand): Date | null {
  return acts.at(-1)?.at ?? row.dealt_at;
}
