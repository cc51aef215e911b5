import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { beaconReady, bringRound, type DrawnRound } from '#modules/beacon';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { drawIssue } from '../issues/draw-issue.ts';
import { updateClosed, updateSettled } from '../issues/issue-steps-store.ts';
import { holdIssue, selectLastIssue } from '../issues/issues-store.ts';
import { roundOf, writeIssues } from '../issues/write-issues.ts';
import { houseLotteries, type HouseLottery } from '../rules/house-lotteries.ts';
import { issueAfter, type IssueTimes } from '../rules/timetable.ts';

/** As many as the longest trend looks back on; a month of the lottery that is drawn once a day. */
const drawsOf = ({ timetable }: HouseLottery): number => (timetable.everyMinutes === null ? 30 : 100);

/**
 * Draws the issues that lie before the first one of the timetable, so that results and trends are full from the start. Each has its link of
 * the house's chain and its own round, which the beacon is asked for now; nobody has staked on it. Leaves a lottery alone
 * that has issues already, and all of them without a beacon that answers.
 */
export async function seedPastIssues(app: Platform, count = drawsOf): Promise<void> {
  if (!beaconReady(app)) return;
  for (const lottery of houseLotteries) {
    const { code } = lottery;
    const times = await inTransaction(app.db, async (tx) =>
      (await selectLastIssue(tx, code)) ? [] : pastIssues(lottery, await databaseNow(tx), count(lottery)),
    );
    const rounds: DrawnRound[] = [];
    for (const issue of times) {
      const round = await bringRound(app, roundOf(app, issue));
      if (!round) return;
      rounds.push(round);
    }
    await inTransaction(app.db, (tx) => drawPast(tx, app, code, { times, rounds }));
  }
}

/** The last so many issues whose round has come, oldest first. */
function pastIssues({ timetable, closedSeconds }: HouseLottery, now: Date, count: number): IssueTimes[] {
  const issues: IssueTimes[] = [];
  // One span more than are asked for: the round of the newest may be still to come.
  let next = issueAfter(timetable, closedSeconds, new Date(now.getTime() - (count + 1) * timetable.span));
  while (next.drawsAt.getTime() + roundWaitMs <= now.getTime()) {
    issues.push(next);
    next = issueAfter(timetable, closedSeconds, next.drawsAt);
  }
  return issues.slice(-count);
}

/** Longer than a beacon takes from round to round. */
const roundWaitMs = 60_000;

async function drawPast(
  tx: Tx,
  app: Platform,
  lottery: LotteryCode,
  { times, rounds }: { times: readonly IssueTimes[]; rounds: readonly DrawnRound[] },
): Promise<void> {
  await writeIssues(tx, app, lottery, times);
  for (const [place, { issue, closesAt, drawsAt }] of times.entries()) {
    const key = { lottery, issue };
    const round = rounds[place];
    const row = await holdIssue(tx, key);
    if (!round || !row) throw new Error(`${lottery} ${issue} was not written`);
    await updateClosed(tx, key, { at: closesAt, tickets: 0, root: null });
    await drawIssue(tx, app, row, { round, at: drawsAt });
    await updateSettled(tx, key);
  }
}
