import { merkleRoot } from '@fairway/fair-games';
import { requireRound } from '#modules/beacon';
import { hashing } from '#modules/games';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { IssueRow } from '../tables.ts';
import { selectLeaves } from '../tickets/tickets-store.ts';
import { ticketLeaf } from '../tickets/ticket-leaf.ts';
import { holdIssue, type IssueKey } from './issues-store.ts';
import { updateClosed } from './issue-steps-store.ts';

export const closingKey = ({ lottery, issue }: IssueKey) => `lottery:close:${lottery}:${issue}`;

/**
 * Closes an issue at its time: waits for the tickets that are being written, publishes their number and the root over them, and asks for
 * the round that it is drawn from. The rows refuse tickets at the closing time whether this has run or not.
 */
export const closeIssueJob = defineJob<{ lottery: IssueKey['lottery']; issue: string }>({
  name: 'lottery.close-issue',
  async run(app, key) {
    await inTransaction(app.db, async (tx) => {
      const row = await holdIssue(tx, key);
      if (!row || row.closed_at) return;
      const now = await databaseNow(tx);
      if (now < row.closes_at)
        return addJob(tx, closeIssueJob, key, { runAt: row.closes_at, key: closingKey(key) });
      await closeIssue(tx, app, row, now);
      const round = { chain: row.beacon_chain, round: Number(row.beacon_round), at: row.beacon_at };
      await requireRound(tx, round);
    });
  },
});

/** Closes a held issue in the caller's transaction. */
export async function closeIssue(tx: Tx, app: Platform, row: IssueRow, now: Date): Promise<void> {
  const leaves = (await selectLeaves(tx, row)).map(ticketLeaf);
  await updateClosed(tx, row, { at: now, tickets: leaves.length, root: merkleRoot(hashing, leaves) });
  const { lottery, issue } = row;
  const news = pushRow(
    'lottery',
    { code: lottery },
    { issue, state: 'closed', result: null },
    app.clock.now(),
  );
  await insertOutboxRows(tx, [news]);
}
