import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { Platform } from '#platform/platform.ts';
import { advanceChasesJob, advanceOfIssueKey } from '../chases/advance-chase.job.ts';
import { updateSettled } from '../issues/issue-steps-store.ts';
import { selectIssue, type IssueKey } from '../issues/issues-store.ts';
import { addUpIssue } from '../returns/add-up-issue.ts';
import type { IssueRow } from '../tables.ts';
import { selectUnsettled } from '../tickets/unsettled-tickets-store.ts';
import { settleTickets } from './settle-tickets.ts';

/** Tickets read, judged and paid at a time. The lane writes those of a page in a few statements, between which others get their turn. */
const pageSize = 2000;

export const settlingKey = ({ lottery, issue }: IssueKey) => `lottery:settle:${lottery}:${issue}`;

/**
 * Pays every ticket of an issue that is drawn or voided, then adds up what came of it. May run any number of times and beside others: a
 * ticket has one result, an issue one sum.
 */
export const settleIssueJob = defineJob<{ lottery: IssueKey['lottery']; issue: string }>({
  name: 'lottery.settle-issue',
  async run(app, key) {
    const issue = await selectIssue(app.db, key);
    if (!issue || (!issue.drawn_at && !issue.voided_at)) return;
    if (!issue.settled_at) await settle(app, issue);
    await addUpIssue(app, issue);
  },
});

/** Pays page by page, of which one is read and judged while the one before is written, and only then says that the issue is settled. */
async function settle(app: Platform, issue: IssueRow): Promise<void> {
  const { lottery, issue: number } = issue;
  const key = { lottery, issue: number };
  let page = await selectUnsettled(app.db, key, undefined, pageSize);
  while (page.length > 0) {
    const after = page.length < pageSize ? undefined : page.at(-1);
    const [next] = await Promise.all([
      after ? selectUnsettled(app.db, key, after, pageSize) : [],
      settleTickets(app, issue, page),
    ]);
    page = next;
  }
  await inTransaction(app.db, async (tx) => {
    await updateSettled(tx, key);
    await addJob(tx, advanceChasesJob, key, { key: advanceOfIssueKey(key) });
  });
}
