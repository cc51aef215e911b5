import { inTransaction } from '#platform/db/transaction.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { settleIssueJob } from '../settlement/settle-issue.job.ts';
import { closeIssueJob } from './close-issue.job.ts';
import { drawIssueJob } from './draw-issue.job.ts';
import { selectUndrawn, selectLate } from './issue-steps-store.ts';
import { voidIssue } from './void-issue.ts';

/** How long an issue waits for its round of public randomness; then the stakes go back. */
const undrawnSeconds = 30 * 60;
/** What a job should have done by now is done here. */
const patienceSeconds = 60;

/** Closes, draws and settles what was left behind by a process that died, and voids what was not drawn in half an hour. */
export async function watchIssues(app: Platform): Promise<void> {
  for (const { lottery, issue } of await selectLate(app.db, 'closing', patienceSeconds))
    await closeIssueJob.run(app, { lottery, issue });
  for (const { lottery, issue } of await selectUndrawn(app.db, null))
    await drawIssueJob.run(app, { lottery, issue });
  for (const key of await selectLate(app.db, 'drawing', undrawnSeconds))
    await inTransaction(app.db, (tx) => voidIssue(tx, app, key, 'noRandomness'));
  for (const { lottery, issue } of await selectLate(app.db, 'settling', patienceSeconds))
    await settleIssueJob.run(app, { lottery, issue });
}

export const watchIssuesJob = definePeriodicJob({
  name: 'lottery.watch-issues',
  every: { seconds: 60 },
  run: watchIssues,
});
