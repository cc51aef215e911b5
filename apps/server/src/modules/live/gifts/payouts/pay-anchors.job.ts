import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { payAnchors } from './pay-anchors.ts';

/** Each day of the site, half an hour after the day before was closed; anchors are paid on Mondays. */
export const payAnchorsJob = definePeriodicJob({
  name: 'live.pay-anchors',
  every: { dailyAt: '00:40', catchUpDays: 14 },
  run: (app, today) => payAnchors(app, today),
});
