import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';

const keptDays = 90;

/** Forgets events that are older than what statistics need. */
export const cleanUpAnalytics = definePeriodicJob({
  name: 'site.sweep-analytics',
  every: { dailyAt: '04:20' },
  run: async (app) => {
    const before = addSeconds(app.clock.now(), -keptDays * 86_400);
    await sql`delete from site_analytics_events where at < ${before}`.execute(app.db);
  },
});
