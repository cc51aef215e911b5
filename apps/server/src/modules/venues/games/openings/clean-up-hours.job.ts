import { addSeconds } from '#platform/clock.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { countedSeconds } from './list-hot-games.ts';
import { deleteHoursBefore } from './openings-store.ts';

/** Removes the hours that no list counts any more. */
export const cleanUpHours = definePeriodicJob({
  name: 'venues.clean-up-game-hours',
  every: { seconds: 3600 },
  run: (app) => deleteHoursBefore(app.db, addSeconds(app.clock.now(), -countedSeconds - 3600)),
});
