import type { Tx } from '#platform/db/database.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { settleFixtureJob, settlementQueue } from './settle-fixture.job.ts';

/**
 * Has a fixture's bets settled again by its present result, behind what waits in the match's queue: a result entered before it is
 * settled first, and no other job of the match runs beside it.
 */
export async function settleAgain(tx: Tx, fixtureId: bigint): Promise<void> {
  await addJob(
    tx,
    settleFixtureJob,
    { fixtureId: String(fixtureId), again: true },
    { key: `sportsbook:resettle:${fixtureId}`, queue: settlementQueue(fixtureId) },
  );
}
