import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { push } from '#platform/outbox/push.ts';

/** At the moment a scheduled version comes into force: open pages ask again. A repeat does no harm. */
export const notifyContentChange = defineJob<Record<string, never>>({
  name: 'content.tell-change',
  async run(app) {
    await inTransaction(app.db, (tx) => push(tx, app, 'site', {}, { changed: 'content' }));
  },
});
