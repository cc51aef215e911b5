import { readRound } from '#modules/beacon';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import { settleIssueJob, settlingKey } from '../settlement/settle-issue.job.ts';
import { drawIssue } from './draw-issue.ts';
import { holdIssue, type IssueKey } from './issues-store.ts';

/**
 * Draws a closed issue from its link and its round, and has its tickets settled. Runs as often as it is asked to: the first one writes the
 * result, and any other would compute the same.
 */
export const drawIssueJob = defineJob<{ lottery: IssueKey['lottery']; issue: string }>({
  name: 'lottery.draw-issue',
  async run(app, key) {
    await inTransaction(app.db, async (tx) => {
      const row = await holdIssue(tx, key);
      if (!row?.closed_at || row.drawn_at || row.voided_at) return;
      const round = await readRound(tx, { chain: row.beacon_chain, round: Number(row.beacon_round) });
      if (!round) return;
      const { lottery, issue } = row;
      const result = await drawIssue(tx, app, row, { round, at: await databaseNow(tx) });
      await addJob(tx, settleIssueJob, key, { key: settlingKey(key) });
      const news = pushRow('lottery', { code: lottery }, { issue, state: 'drawn', result }, app.clock.now());
      await insertOutboxRows(tx, [news]);
    });
  },
});
