import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { countOpening, writeOpening } from './openings-store.ts';

/** Remembers that a member opened a game: for the recent games, and once an hour for the hot ones. */
export async function noteOpening(app: Platform, memberId: string, game: string): Promise<void> {
  const opening = { memberId, game, at: app.clock.now() };
  await inTransaction(app.db, async (tx) => {
    if (await writeOpening(tx, opening)) await countOpening(tx, opening);
  });
}
