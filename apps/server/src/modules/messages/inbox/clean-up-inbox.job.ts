import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { deletePrivateBefore } from './inbox-store.ts';
import { inboxBegin } from './reader.ts';

/** Removes private messages that no list shows any more. */
export const cleanUpInbox = definePeriodicJob({
  name: 'messages.clean-up-inbox',
  every: { dailyAt: '04:20' },
  async run(app) {
    await deletePrivateBefore(app.db, inboxBegin(app.clock.now()));
  },
});
