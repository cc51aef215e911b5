import { sql } from 'kysely';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { inboxBegin } from './reader.ts';

/** Removes private messages that no list shows any more. */
export const cleanUpInbox = definePeriodicJob({
  name: 'messages.sweep-inbox',
  every: { dailyAt: '04:20' },
  async run(app) {
    await sql`delete from messages_private where created_at < ${inboxBegin(app.clock.now())}`.execute(app.db);
  },
});
