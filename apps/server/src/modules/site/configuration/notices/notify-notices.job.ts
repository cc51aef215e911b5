import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { push } from '#platform/outbox/push.ts';

/** At a moment when a notice begins or ends: open pages ask again. A repeat, or one for a version since replaced, does no harm. */
export const notifyNotices = defineJob<Record<string, never>>({
  name: 'site.tell-notices',
  async run(app) {
    await inTransaction(app.db, (tx) => push(tx, app, 'site', {}, { changed: 'notices' }));
  },
});

/** Sets a timer for every moment that is still to come. */
export async function setNoticeTimers(
  tx: Tx,
  now: Date,
  notices: SiteConfiguration['notices'],
): Promise<void> {
  const moments = new Set(notices.flatMap(({ from, until }) => [from, until ?? from]));
  for (const moment of moments) {
    const runAt = new Date(moment);
    if (runAt > now)
      await addJob(tx, notifyNotices, {}, { runAt, key: `site:notices:${runAt.toISOString()}` });
  }
}
