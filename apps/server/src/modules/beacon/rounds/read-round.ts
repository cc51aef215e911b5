import type { Db, Tx } from '#platform/db/database.ts';
import { selectRound, type DrawnRound, type RoundKey } from './rounds-store.ts';

/** A round that was drawn, with what proves it; undefined while it is not. Read it when `beacon.drawn` has come. */
export function readRound(db: Db | Tx, round: RoundKey): Promise<DrawnRound | undefined> {
  return selectRound(db, round);
}
