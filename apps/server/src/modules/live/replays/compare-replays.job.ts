import { inTransaction } from '#platform/db/transaction.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { askMediaReplays, hasMedia, MediaFault, orderMedia } from '../media/media-line.ts';
import { replaysSince } from './replays-since.ts';
import { replaceReplays, selectKeepable } from './replays-store.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Asks which broadcasts the origin has kept, and has deleted what is kept no longer. */
export const compareReplaysJob = definePeriodicJob({
  name: 'live.compare-replays',
  every: { seconds: 30 },
  run: (app) => compareReplays(app),
});

/**
 * Holds the list of replays against what the origin has. What is too old, was taken down, or belongs to nobody any more is deleted there; what
 * it has lost leaves the list. An origin that does not answer changes nothing.
 */
export async function compareReplays(app: Platform): Promise<void> {
  if (!hasMedia(app)) return;
  try {
    const { replays } = await askMediaReplays(app);
    const now = await databaseNow(app.db);
    const ids = replays.map(({ broadcast }) => broadcast).filter((id) => uuid.test(id));
    const keepable = await selectKeepable(app.db, { ids, since: replaysSince(app, now) });
    const kept = replays.filter(({ broadcast }) => keepable.has(broadcast));
    await inTransaction(app.db, (tx) => replaceReplays(tx, kept, now));
    for (const { room, broadcast } of replays)
      if (!keepable.has(broadcast)) await orderMedia(app, 'forget', { room, broadcast });
  } catch (fault) {
    if (!(fault instanceof MediaFault)) throw fault;
    app.logger.warn(faultFields(fault), 'which broadcasts are kept is not known');
  }
}
