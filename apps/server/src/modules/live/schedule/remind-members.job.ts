import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { selectAnchor } from '../anchors/anchors-store.ts';
import type { ScheduleRow } from '../tables.ts';
import { remindFollowers, selectSoon, takeReminders } from './reminders-store.ts';

/** Minutes before its time at which members are reminded (design: live, 2). */
const remindMinutes = 10;
const batch = 500;

/** Reminds of what begins soon, each member once an entry. */
export const remindMembersJob = definePeriodicJob({
  name: 'live.remind-members',
  every: { seconds: 30 },
  run: (app) => remindMembers(app),
});

/** Emits `broadcast.soon` for each member who asked or follows the anchor; mark and event commit together. */
export async function remindMembers(app: Platform): Promise<void> {
  for (const entry of await selectSoon(app.db, app.clock.now(), remindMinutes)) {
    await inTransaction(app.db, (tx) => remindFollowers(tx, entry, app.clock.now()));
    const anchor = entry.anchor_id === null ? undefined : await selectAnchor(app.db, entry.anchor_id);
    if (entry.anchor_id !== null && anchor?.status !== 'approved') continue;
    while ((await remindBatch(app, entry, anchor?.name ?? '')) === batch);
  }
}

async function remindBatch(app: Platform, entry: ScheduleRow, anchorName: string): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const members = await takeReminders(tx, entry.id, now, batch);
    for (const memberId of members)
      await emit(tx, app, 'broadcast.soon', {
        memberId,
        scheduleId: String(entry.id),
        chatRoomNo: String(entry.room_no),
        title: { zh: entry.title_zh, en: entry.title_en || entry.title_zh },
        anchorName,
        startsAt: entry.starts_at.toISOString(),
        at: now.toISOString(),
      });
    return members.length;
  });
}
