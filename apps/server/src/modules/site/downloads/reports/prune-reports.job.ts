import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { deleteReportsBefore } from './reports-store.ts';

const keptSeconds = 90 * 24 * 3_600;

/** Forgets what pages reported more than 90 days ago. */
export const pruneReports = definePeriodicJob({
  name: 'site.prune-download-reports',
  every: { dailyAt: '04:25' },
  async run(app) {
    await deleteReportsBefore(app.db, addSeconds(app.clock.now(), -keptSeconds));
  },
});
