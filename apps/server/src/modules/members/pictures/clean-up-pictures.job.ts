import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { deleteLoosePictures } from './pictures-store.ts';

/** Forgets pictures that were handed in and a day later are still named by nothing. */
export const cleanUpPictures = definePeriodicJob({
  name: 'members.clean-up-pictures',
  every: { dailyAt: '04:10' },
  run: (app) => deleteLoosePictures(app.db, addSeconds(app.clock.now(), -86_400)),
});
