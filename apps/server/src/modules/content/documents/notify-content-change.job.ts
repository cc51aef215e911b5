import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';

/** At the moment a scheduled version comes into force: open pages ask again. A repeat does no harm. */
export const notifyContentChange = defineJob<{ flashId?: string | null }>({
  name: 'content.tell-change',
  async run(app, { flashId }) {
    await inTransaction(app.db, (tx) => pushContentChange(tx, app, flashId ?? null));
  },
});

/** News to every open page that the published content is another; of a short news its id as well. */
export async function pushContentChange(tx: Tx, app: Platform, flashId: string | null): Promise<void> {
  await push(tx, app, 'site', {}, { changed: 'content' });
  if (flashId !== null) await push(tx, app, 'newsFlash', {}, { flashId });
}
