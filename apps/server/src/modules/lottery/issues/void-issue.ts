import { databaseNow } from '#platform/db/database-now.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { settleIssueJob, settlingKey } from '../settlement/settle-issue.job.ts';
import { closeIssue } from './close-issue.job.ts';
import { updateVoided } from './issue-steps-store.ts';
import { holdIssue, type IssueKey } from './issues-store.ts';

/**
 * Voids an issue that is not drawn, in the caller's transaction: no further bets, and every stake goes back. False where it is drawn or
 * voided already, or there is none.
 */
export async function voidIssue(
  tx: Tx,
  app: Platform,
  key: IssueKey,
  reason: 'noRandomness' | 'operators',
): Promise<boolean> {
  const row = await holdIssue(tx, key);
  if (!row || row.drawn_at || row.voided_at) return false;
  const now = await databaseNow(tx);
  await updateVoided(tx, key, { at: now, reason });
  if (!row.closed_at) await closeIssue(tx, app, row, now);
  const { lottery, issue } = row;
  await addJob(tx, settleIssueJob, { lottery, issue }, { key: settlingKey(key) });
  const news = pushRow(
    'lottery',
    { code: lottery },
    { issue, state: 'voided', result: null },
    app.clock.now(),
  );
  await insertOutboxRows(tx, [news]);
  return true;
}
