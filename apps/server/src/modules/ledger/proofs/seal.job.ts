import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { reportProof } from './report-proof.ts';
import { sealBatches } from './seal-batches.ts';
import { selectNewestSeal } from './seals-store.ts';
import { verifySeals } from './verify-seals.ts';

/**
 * Every minute: seals what was posted since, compares the newest seals, and goes on through the older ones from where the
 * period puts it, so that all of them are compared within ten minutes as long as they hold under five million transfers.
 */
export const sealJob = definePeriodicJob({
  name: 'ledger.seal',
  every: { seconds: 60 },
  async run(app, period) {
    await sealBatches(app.db, app.clock.now());
    const now = app.clock.now();
    const newest = await selectNewestSeal(app.db);
    reportProof(
      app,
      'newest seals',
      await verifySeals(app.db, { now, from: newest > 20n ? newest - 20n : 1n }),
    );
    const tenth = BigInt(new Date(period).getUTCMinutes() % 10);
    const from = (newest * tenth) / 10n + 1n;
    reportProof(app, 'older seals', await verifySeals(app.db, { now, from }));
  },
});
