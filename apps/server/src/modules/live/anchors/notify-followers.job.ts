import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { selectStarted, takeFollowers, type StartedRow } from './started-store.ts';

/** Minutes after the first picture for which followers are still notified. */
const freshMinutes = 10;
const batch = 500;

/** Notifies followers of what has begun, each once a broadcast. */
export const notifyFollowersJob = definePeriodicJob({
  name: 'live.notify-followers',
  every: { seconds: 15 },
  run: (app) => notifyFollowers(app),
});

/** Emits `broadcast.followed` for each follower who wants it; mark and event commit together. */
export async function notifyFollowers(app: Platform): Promise<void> {
  for (const started of await selectStarted(app.db, app.clock.now(), freshMinutes))
    while ((await notifyBatch(app, started)) === batch);
}

async function notifyBatch(app: Platform, started: StartedRow): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    const members = await takeFollowers(tx, started, batch);
    for (const memberId of members)
      await emit(tx, app, 'broadcast.followed', {
        memberId,
        chatRoomNo: String(started.room_no),
        title: { zh: started.title_zh, en: started.title_en || started.title_zh },
        anchorName: started.anchor_name,
        at: started.started_at.toISOString(),
      });
    return members.length;
  });
}
