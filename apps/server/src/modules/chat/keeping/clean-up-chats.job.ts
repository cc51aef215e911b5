import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOldItems, deleteOldRemoved, deleteOldReports } from './keeping-store.ts';

/** Days for which what was said is kept (live.md, chat rules): sealed texts, messages, and what was reported. */
const keptDays = { removed: 30, items: 90, reports: 365 } as const;

/** Deletes what is kept no longer; of a room's items the sealed ones go first, because they point at them. */
export async function cleanUpChats(app: Platform): Promise<void> {
  await deleteOldRemoved(app.db, keptDays.removed);
  await deleteOldItems(app.db, keptDays.items);
  await deleteOldReports(app.db, keptDays.reports);
}

export const cleanUpChatsJob = definePeriodicJob({
  name: 'chat.clean-up',
  every: { dailyAt: '04:40' },
  run: cleanUpChats,
});
