import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { closeEntries, upsertMatchEntries } from './schedule-store.ts';

/** Keeps the schedule: matches stand in it with their rooms, and what did not take place says so. */
export const keepScheduleJob = definePeriodicJob({
  name: 'live.keep-schedule',
  every: { seconds: 60 },
  run: (app) => keepSchedule(app),
});

export async function keepSchedule(app: Platform): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await upsertMatchEntries(tx);
    await closeEntries(tx, app.clock.now());
  });
}
