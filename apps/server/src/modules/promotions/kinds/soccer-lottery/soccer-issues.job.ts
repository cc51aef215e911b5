import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { payWaiting } from '../../rewards/pay-waiting.ts';
import { selectBegun } from '../rounds/rounds-store.ts';
import { openIssues } from './open-issues.ts';
import { settleIssue } from './settle-issue.ts';

/** Settles the issues whose matches are decided, pays what they have won, and opens the next ones. */
export async function runSoccerIssues(app: Platform): Promise<void> {
  for (const round of await selectBegun(app.db, 'competeLottery')) await settleIssue(app, round);
  await payWaiting(app, 'competeLottery');
  await openIssues(app);
}

export const soccerIssuesJob = definePeriodicJob({
  name: 'promotions.run-soccer-issues',
  every: { seconds: 60 },
  run: runSoccerIssues,
});
