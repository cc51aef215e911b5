import type { Tx } from '#platform/db/database.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { planDraw } from './draw-round.job.ts';
import { upsertRequest } from './requests-store.ts';
import type { NamedRound } from './round-at.ts';

/**
 * Asks for a round in the caller's transaction: `beacon.drawn` follows when it is verified and kept, at once where it is already. Ask
 * once a draw and not once a bet: callers of one round wait for each other's commit. Writes a request and a job.
 */
export async function requireRound(tx: Tx, named: NamedRound): Promise<void> {
  await upsertRequest(tx, named, { dueAt: named.at, askedAt: await databaseNow(tx) });
  await planDraw(tx, named, named.at);
}
