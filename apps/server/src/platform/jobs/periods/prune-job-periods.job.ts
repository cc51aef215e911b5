import { sql } from 'kysely';
import { definePeriodicJob } from './periodic-job.ts';

/** Forgets periods that can no longer be due: spans after two days, days after a year. The database's clock decides. */
export const pruneJobPeriods = definePeriodicJob({
  name: 'platform.prune-job-periods',
  every: { dailyAt: '04:10' },
  async run(app) {
    await sql`delete from platform_job_periods
      where created_at < now() - case when length(period) > 10 then interval '2 days' else interval '1 year' end`.execute(
      app.db,
    );
  },
});
