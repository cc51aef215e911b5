import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { readersSeconds } from './hot-score.ts';
import { deleteReadersBefore } from './readers-store.ts';

/** Forgets readers who count no more. */
export const forgetNewsReaders = definePeriodicJob({
  name: 'content.forget-news-readers',
  every: { dailyAt: '04:35' },
  run: async (app) => deleteReadersBefore(app.db, addSeconds(app.clock.now(), -readersSeconds)),
});
