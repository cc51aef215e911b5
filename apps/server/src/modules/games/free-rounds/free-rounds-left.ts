import type { Db } from '#platform/db/database.ts';
import type { FreeRoundsLeft } from '#modules/venues';
import { selectLeftByGame } from './grants-store.ts';

/** The member's free rounds by game, for the halls. */
export async function freeRoundsLeft(db: Db, memberId: string): Promise<FreeRoundsLeft[]> {
  const rows = await selectLeftByGame(db, memberId);
  return rows.map(({ game, left, until }) => ({ gameCode: game, left, until }));
}
