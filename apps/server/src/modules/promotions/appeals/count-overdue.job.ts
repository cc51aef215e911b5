import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { answeredWithin } from './appeal-state.ts';
import { countAppealsBefore } from './appeals-store.ts';

/** Counts appeals that nobody answered within 72 hours, for the alarm: nothing is decided by itself. */
export async function countOverdueAppeals(app: Platform): Promise<void> {
  const overdue = await countAppealsBefore(app.db, addSeconds(await databaseNow(app.db), -answeredWithin));
  app.metrics
    .gauge(
      'reward_appeals_overdue',
      'Appeals against refused rewards without an answer for more than 72 hours',
    )
    .set(overdue);
}

export const countOverdueAppealsJob = definePeriodicJob({
  name: 'promotions.count-overdue-appeals',
  every: { seconds: 60 },
  run: countOverdueAppeals,
});
