import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { lostStageSeconds } from '../matching-limits.ts';
import { selectOverdueParts } from '../parts/part-store.ts';
import { endStage } from '../schedule.ts';

const mostAtOnce = 200;

/** A part whose deadline passed long ago has lost its job and is given a new one, so that no case waits without anybody seeing it. */
export const retryLostStagesJob = definePeriodicJob({
  name: 'matching.retry-lost-stages',
  every: { seconds: 300 },
  async run(app) {
    const now = app.clock.now();
    const lost = await selectOverdueParts(app.db, addSeconds(now, -lostStageSeconds), mostAtOnce);
    if (lost.length === 0) return;
    await inTransaction(app.db, async (tx) => {
      for (const partNo of lost) await endStage(tx, partNo, now);
    });
    app.logger.warn({ count: lost.length }, 'parts had lost their jobs');
  },
});
