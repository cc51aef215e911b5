import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob, removeJob } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { push } from '#platform/outbox/push.ts';
import { statusOf } from './broadcast-status.ts';
import { findBroadcast, type WrittenBroadcast } from './broadcasts-store.ts';

/** The timers of one broadcast; setting one again moves it. */
const publishKey = (id: string) => `broadcast:${id}:publish`;
const endKey = (id: string) => `broadcast:${id}:end`;

/**
 * When a broadcast begins to show, and when it ends, every open page is notified once on one topic, and asks for its
 * own counts.
 */
export const notifyBroadcast = defineJob<{ id: string }>({
  name: 'messages.tell-broadcast',
  async run(app, { id }) {
    await inTransaction(app.db, async (tx) => {
      const row = await findBroadcast(tx, id);
      const status = row && statusOf(row, app.clock.now());
      if (status === 'published' || status === 'ended')
        await push(tx, app, 'site', {}, { changed: 'messages' });
    });
  },
});

/** Sets the timers of a broadcast that is to be shown: one for its beginning, one for its end if it has one. */
export async function setTimers(
  tx: Tx,
  { id, publish_at: publishAt, until }: Pick<WrittenBroadcast, 'id' | 'publish_at' | 'until'>,
): Promise<void> {
  if (!publishAt) return;
  await addJob(tx, notifyBroadcast, { id }, { runAt: publishAt, key: publishKey(id) });
  if (until) await addJob(tx, notifyBroadcast, { id }, { runAt: until, key: endKey(id) });
  else await removeJob(tx, endKey(id));
}

export async function removeTimers(tx: Tx, id: string): Promise<void> {
  for (const key of [publishKey(id), endKey(id)]) await removeJob(tx, key);
}
