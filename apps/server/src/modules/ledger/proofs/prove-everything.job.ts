import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { proveEverything } from './prove-everything.ts';
import { reportProof } from './report-proof.ts';

/** Every night at a quiet hour: all accounts, all transfers, all totals (reliability INV-2). */
export const proveEverythingJob = definePeriodicJob({
  name: 'ledger.prove-everything',
  every: { dailyAt: '04:30' },
  async run(app) {
    reportProof(app, 'night', await proveEverything(app.db, app.clock.now()));
  },
});
