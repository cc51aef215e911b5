import { AppError } from '#platform/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { selectSeed } from '../../seeds/seeds-store.ts';
import { selectActs, selectLeftRounds } from './steps-store.ts';
import { takeStep } from './take-step.ts';

/** How long an open round waits for its member. */
export const waitingHours = 24;
const most = 200;

/**
 * Ends rounds that their members left open for a day, by the act `expire`: what could be cashed out is, an untouched stake comes back, and
 * video poker holds best, boxes are opened in their order. A member who acts at the same moment is first or has it refused.
 */
export async function endLeftRounds(app: Platform): Promise<void> {
  for (const row of await selectLeftRounds(app.db, waitingHours, most)) {
    try {
      await inTransaction(app.db, async (tx) => {
        const seed = await selectSeed(tx, row.shard_id, row.member_id, row.seed);
        if (!seed) throw new AppError('roundNotFound');
        const acts = await selectActs(tx, row.shard_id, row.id);
        await takeStep(tx, app, { row, seed, acts }, { act: 'expire' });
      });
    } catch (fault) {
      // Its member has acted meanwhile: the next run looks again.
      if (refusedBy(fault)?.startsWith('games_') !== true) throw fault;
    }
  }
}

export const endLeftRoundsJob = definePeriodicJob({
  name: 'games.end-left-rounds',
  every: { seconds: 60 },
  run: endLeftRounds,
});
