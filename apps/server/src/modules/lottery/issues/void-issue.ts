import { databaseNow } from '#platform/db/database-now.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { settleIssueJob, settlingKey } from '../settlement/settle-issue.job.ts';
import type { IssueRow } from '../tables.ts';
import { closeIssue } from './close-issue.job.ts';
import { updateVoided } from './issue-steps-store.ts';
import { holdIssue, type IssueKey } from './issues-store.ts';

/**
 * Voids an issue that is not drawn, in the caller's transaction: no further bets, and every stake goes back. False where it is drawn or
 * voided already, or there is none; for operators also once its round of public randomness may be out (decision 0098).
 */
export async function voidIssue(
  tx: Tx,
  app: Platform,
  key: IssueKey,
  reason: 'noRandomness' | 'operators',
): Promise<boolean> {
  const row = await holdIssue(tx, key);
  const now = await databaseNow(tx);
  if (!row || row.drawn_at || row.voided_at || (reason === 'operators' && !isVoidable(row, now)))
    return false;
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

/** Whether operators can void an issue now: nobody can know yet what it would draw. */
export function isVoidable({ drawn_at, voided_at, beacon_at }: IssueRow, now: Date): boolean {
  return !drawn_at && !voided_at && now < beacon_at;
}
