import type { Db, Tx } from '#platform/db/database.ts';
import { houseMemberTable } from '../house-member-tables.ts';
import { tableGame, type GameHand } from '../kinds/game-hand.ts';
import { readKeptAct } from '../kinds/kept-act.ts';
import type { HandActRow, HandRow, HandSeatRow } from '../rows.ts';
import type { SecretPack } from '../secret-pack.ts';
import { selectHandActs, selectHandSeats } from './hands-store.ts';

/** A hand with who is in it and what they did, and the state that follows. */
export interface ReadHand {
  readonly row: HandRow;
  readonly seats: readonly HandSeatRow[];
  readonly acts: readonly HandActRow[];
  /** Null before the deal. */
  readonly pack: SecretPack | null;
  readonly hand: GameHand;
}

/** A hand from its rows: its start, then its acts, played by the rules of its game. */
export async function readHand(db: Db | Tx, row: HandRow, pack: SecretPack | null): Promise<ReadHand> {
  const seats = await selectHandSeats(db, row);
  const acts = await selectHandActs(db, row);
  const game = tableGame(houseMemberTable(row.table_code).game);
  const start = {
    seats: seats.map(({ seat, stack }) => ({ seat, stack })),
    button: row.button,
    unit: row.unit,
  };
  const hand = acts.reduce(
    (before, act) => before.after(act.seat, readKeptAct(game.details, act)),
    game.begin(start, pack?.cards ?? []),
  );
  return { row, seats, acts, pack, hand };
}

/** When the present choice began: at the act that led to it, or with the deal. */
export function turnSince({ row, acts, hand }: ReadHand): Date | null {
  return acts[hand.choiceFrom - 1]?.at ?? row.dealt_at;
}

/** When anybody moved the hand on: at the last act, or with the deal. */
export function lastMoved({ row, acts }: ReadHand): Date | null {
  return acts.at(-1)?.at ?? row.dealt_at;
}
