import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { push } from '#platform/outbox/push.ts';
import { statusOf } from './broadcast-status.ts';
import { findBroadcast } from './broadcasts-store.ts';

/** The timer of one broadcast; setting it again moves it. */
export const publishKey = (id: string) => `broadcast:${id}:publish`;

/** When a broadcast begins to show, every open page is told once on one topic, and asks for its own counts. */
export const tellBroadcast = defineJob<{ id: string }>({
  name: 'messages.tell-broadcast',
  async run(app, { id }) {
    await inTransaction(app.db, async (tx) => {
      const row = await findBroadcast(tx, id);
      if (row && statusOf(row, app.clock.now()) === 'published')
        await push(tx, app, 'site', {}, { changed: 'messages' });
    });
  },
});
