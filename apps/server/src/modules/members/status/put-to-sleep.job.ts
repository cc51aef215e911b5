import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { sleepSince } from './status-store.ts';

/** An account that nobody has used for this many days falls asleep; a member who signs in again is asked to wake it. */
const sleepsAfterDays = 180;
const atOnce = 1_000;

/** Puts unused accounts to sleep, the oldest first. */
export const putToSleep = definePeriodicJob({
  name: 'members.put-to-sleep',
  every: { seconds: 3600 },
  async run(app) {
    const now = app.clock.now();
    await sleepSince(app.db, addSeconds(now, -sleepsAfterDays * 86_400), now, atOnce);
  },
});
