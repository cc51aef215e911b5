import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { writeSwitch, type SwitchRow } from '../catalogue/switches-store.ts';
import { endMaintenanceJob } from './end-maintenance.job.ts';

/**
 * Writes a venue's switch over the version before it, the news to every open page, and a job that notifies the pages when
 * maintenance is over. Throws `editConflict` when another was faster.
 */
export async function setSwitch(tx: Tx, app: Platform, row: SwitchRow): Promise<void> {
  if (!(await writeSwitch(tx, row))) throw new AppError('editConflict');
  await push(tx, app, 'site', {}, { changed: 'venues' });
  if (row.until)
    await addJob(
      tx,
      endMaintenanceJob,
      { code: row.code, version: row.version },
      { runAt: row.until, key: `venue:${row.code}:end-maintenance` },
    );
}
