import { siteDay } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { deletePreviewsBefore } from './previews-store.ts';

/** Forgets who has previewed what on earlier days. */
export const cleanUpPreviewsJob = definePeriodicJob({
  name: 'live.clean-up-previews',
  every: { dailyAt: '00:20' },
  run: (app) => deletePreviewsBefore(app.db, siteDay(app.clock.now(), app.config.siteTimeZone)),
});
