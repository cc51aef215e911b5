import { beaconReady } from '#modules/beacon';
import { addJob } from '#platform/jobs/add-job.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { mostChased } from '@fairway/contract/lottery/codes.ts';
import { houseLotteries, type HouseLottery } from '../rules/house-lotteries.ts';
import { issueAfter, type IssueTimes } from '../rules/timetable.ts';
import { closeIssueJob, closingKey } from './close-issue.job.ts';
import { selectIssuesOfOtherChains, selectLastIssue, updateRound } from './issues-store.ts';
import { isHeldByAnother } from './timetable-order-store.ts';
import { roundOf, writeIssues } from './write-issues.ts';

/** Issues that stand ahead: those of a whole chase, and one that takes bets. */
const ahead = mostChased + 1;

/**
 * Writes the coming issues of every lottery, each with its link of the house's chain and its round of public randomness, and the job that
 * closes it. After a time in which nothing ran it goes on with the issue of that moment. Without a beacon there are none.
 */
export async function keepTimetable(app: Platform): Promise<void> {
  if (!beaconReady(app)) return;
  for (const lottery of houseLotteries)
    await inTransaction(app.db, async (tx) => {
      if (await isHeldByAnother(tx, lottery.code)) return;
      await extend(tx, app, lottery);
    });
  await inTransaction(app.db, (tx) => nameRoundsAgain(tx, app));
}

async function extend(
  tx: Tx,
  app: Platform,
  { code, timetable, closedSeconds }: HouseLottery,
): Promise<void> {
  const now = await databaseNow(tx);
  const last = await selectLastIssue(tx, code);
  const until = now.getTime() + ahead * timetable.span;
  const coming: IssueTimes[] = [];
  for (let from = last && last.draws_at > now ? last.draws_at : now; ;) {
    const next = issueAfter(timetable, closedSeconds, from);
    if (next.drawsAt.getTime() > until) break;
    // What is closed by now was never open to bets.
    if (next.closesAt > now) coming.push(next);
    from = next.drawsAt;
  }
  if (coming.length === 0) return;
  await writeIssues(tx, app, code, coming);
  for (const { issue, closesAt } of coming) {
    const key = { lottery: code, issue };
    await addJob(tx, closeIssueJob, key, { runAt: closesAt, key: closingKey(key) });
  }
}

async function nameRoundsAgain(tx: Tx, app: Platform): Promise<void> {
  const { beacon } = app.config;
  if (!beacon) return;
  for (const row of await selectIssuesOfOtherChains(tx, beacon.chain.hash))
    await updateRound(tx, row, roundOf(app, { closesAt: row.closes_at, drawsAt: row.draws_at }));
}

export const keepTimetableJob = definePeriodicJob({
  name: 'lottery.keep-timetable',
  every: { seconds: 60 },
  run: keepTimetable,
});
