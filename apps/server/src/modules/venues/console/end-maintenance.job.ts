import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { push } from '#platform/outbox/push.ts';
import { selectSwitch } from '../catalogue/switches-store.ts';

/**
 * Notifies open pages that a venue's maintenance is over; the venue itself is open from its end time on, by the clock.
 */
export const endMaintenanceJob = defineJob<{ code: string; version: number }>({
  name: 'venues.end-maintenance',
  async run(app, { code, version }) {
    const row = await selectSwitch(app.db, code);
    if (row?.version !== version) return;
    await inTransaction(app.db, (tx) => push(tx, app, 'site', {}, { changed: 'venues' }));
  },
});
