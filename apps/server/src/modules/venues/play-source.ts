import type { Db, Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** What a product with its own bets or rounds reports to the modules above it on the ladder, which do not know them. */
export interface PlaySource {
  /** Whether money of the member is in play that is not settled, read through the given transaction. */
  hasOpenPlay(tx: Tx, memberId: string): Promise<boolean>;
  /** When a bet or round was placed and whether it is open; undefined for an id that this product does not have. */
  findPlay(db: Db, memberId: string, id: string): Promise<{ placedAt: Date; open: boolean } | undefined>;
}

export const playSources = defineExtensionPoint<PlaySource>('play sources');
