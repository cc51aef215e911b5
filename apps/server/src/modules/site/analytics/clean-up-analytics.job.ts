import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { deleteAnalyticsBefore } from './analytics-store.ts';

const keptDays = 90;

/** Forgets events that are older than what statistics need. */
export const cleanUpAnalytics = definePeriodicJob({
  name: 'site.clean-up-analytics',
  every: { dailyAt: '04:20' },
  run: async (app) => {
    await deleteAnalyticsBefore(app.db, addSeconds(app.clock.now(), -keptDays * 86_400));
  },
});
