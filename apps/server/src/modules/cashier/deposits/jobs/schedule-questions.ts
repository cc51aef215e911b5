import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { addJobByName } from '#platform/jobs/add-job.ts';
import { nextQuestion } from '../../book/backoff.ts';
import { afterwards } from '../deposit-limits.ts';

/** Names of the jobs, here so that the code that sets a question does not depend on what its answer does. */
export const queryName = 'cashier.query-collection';
export const askNowName = 'cashier.ask-about-order';
export const expireName = 'cashier.expire-deposit-order';

/** Sets the next question about an open order. */
export async function askLater(tx: Tx, billNo: string, asked: number, now: Date): Promise<void> {
  const options = { runAt: nextQuestion(now, asked), key: `deposit:${billNo}:query` };
  await addJobByName(tx, queryName, { billNo, asked }, options);
}

/** One question at once; many callbacks of one order make one question. */
export async function askNow(tx: Tx, billNo: string): Promise<void> {
  await addJobByName(tx, askNowName, { billNo }, { key: `deposit:${billNo}:ask` });
}

/** The same question once more, because the channel did not answer. */
export async function askAgain(tx: Tx, billNo: string, asked: number, now: Date): Promise<void> {
  const options = { runAt: nextQuestion(now, asked), key: `deposit:${billNo}:ask` };
  await addJobByName(tx, askNowName, { billNo, asked }, options);
}

/** Asks a few times more about an order that ended unpaid, for a day. */
export async function askAfterwards(tx: Tx, billNo: string, endedAt: Date): Promise<void> {
  for (const seconds of afterwards) {
    const options = { runAt: addSeconds(endedAt, seconds), key: `deposit:${billNo}:after:${seconds}` };
    await addJobByName(tx, askNowName, { billNo }, options);
  }
}

/** Ends an order unless it is paid by then. */
export async function expireAt(tx: Tx, billNo: string, runAt: Date, asked = 0): Promise<void> {
  await addJobByName(tx, expireName, { billNo, asked }, { runAt, key: `deposit:${billNo}:expire` });
}
