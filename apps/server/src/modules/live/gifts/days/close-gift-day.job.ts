import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { closeGiftDay } from './close-gift-day.ts';
import { dayBefore } from '#modules/wallet';

/** Each day at ten past midnight of the site, the gifts of the day that has ended. */
export const closeGiftDayJob = definePeriodicJob({
  name: 'live.close-gift-day',
  every: { dailyAt: '00:10', catchUpDays: 14 },
  run: (app, today) => closeGiftDay(app, dayBefore(today)),
});
