import type { Db } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Rounds of a game that a member was granted and can still play. */
export interface FreeRoundsLeft {
  readonly gameCode: string;
  readonly left: number;
  /** When the first of them expire. */
  readonly until: Date;
}

/** Products that grant free rounds answer what a member has left of theirs. */
export const freeRoundsOf =
  defineExtensionPoint<(db: Db, memberId: string) => Promise<FreeRoundsLeft[]>>('free rounds');
