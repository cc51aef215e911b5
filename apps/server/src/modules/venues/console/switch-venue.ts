import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { push } from '#platform/outbox/push.ts';
import { venueOf } from '../catalogue/registry.ts';
import { selectSwitch, writeSwitch } from '../catalogue/switches-store.ts';
import { endMaintenanceJob } from './end-maintenance.job.ts';
import { presentSwitch } from './list-venue-switches.ts';
import { countOpenTransfers } from './unresolved-store.ts';

/**
 * Opens a venue, puts it under maintenance until a time, or closes it, over the version the operator saw. Writes the
 * switch, the audit row, news to every open page, and a job that notifies the pages when maintenance is over. Throws
 * `venueUnknown`, `reasonNeeded`, `editConflict`.
 */
export const switchVenue: Operation<
  (typeof venuesOperatorEndpoints)['switchVenue'],
  (typeof venuesOperatorSchemas)['switchVenue']
> = async (app, call, { channelCode, state, reason, until, version }) => {
  const venue = venueOf(channelCode);
  if (state !== 'open' && reason.zh === '') throw new AppError('reasonNeeded');
  const now = app.clock.now();
  const end = state === 'maintenance' && until !== null ? new Date(until) : null;
  const row = {
    code: venue.code,
    state,
    reason_zh: state === 'open' ? '' : reason.zh,
    reason_en: state === 'open' ? '' : reason.en,
    until: end,
    version: version + 1,
    changed_at: now,
    changed_by: call.operator.name,
  };
  await inTransaction(app.db, async (tx) => {
    const before = await selectSwitch(tx, venue.code);
    if ((before?.version ?? 0) !== version || !(await writeSwitch(tx, row)))
      throw new AppError('editConflict');

    await writeAudit(tx, app, call, {
      action: 'switchVenue',
      object: { kind: 'venue', id: venue.code },
      before: { state: before?.state ?? 'open', until: before?.until?.toISOString() ?? null },
      after: { state, until: end?.toISOString() ?? null },
      reason: reason.zh || reason.en,
    });
    await push(tx, app, 'site', {}, { changed: 'venues' });
    if (end)
      await addJob(
        tx,
        endMaintenanceJob,
        { code: venue.code, version: row.version },
        { runAt: end, key: `venue:${venue.code}:end-maintenance` },
      );
  });
  const open = await countOpenTransfers(app.db);
  return presentSwitch(venue, row, { app, openTransfers: open.get(venue.code) ?? 0 });
};
