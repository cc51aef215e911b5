import type { Tx } from '#platform/db/database.ts';
import { addJobByName } from '#platform/jobs/add-job.ts';
import { nextQuestion } from '../../book/backoff.ts';

/** Names of the jobs, here so that the code that sets one does not depend on what it does. */
export const sendName = 'cashier.send-payout';
export const queryPayoutName = 'cashier.query-payout';
export const endReviewName = 'cashier.end-review';
export const unfreezeName = 'cashier.unfreeze-withdrawal';
export const compensateName = 'cashier.compensate-reservation';
export const completeName = 'cashier.complete-withdrawal';

/** Sends an approved withdrawal to its channel, now or later. */
export async function sendPayout(tx: Tx, billNo: string, tried = 0, runAt?: Date): Promise<void> {
  const key = `withdrawal:${billNo}:send`;
  await addJobByName(tx, sendName, { billNo, tried }, runAt ? { key, runAt } : { key });
}

/** Asks about a payout after a while; the waits grow. */
export async function askAboutPayout(tx: Tx, billNo: string, asked: number, now: Date): Promise<void> {
  const options = { runAt: nextQuestion(now, asked), key: `withdrawal:${billNo}:query` };
  await addJobByName(tx, queryPayoutName, { billNo, asked }, options);
}

/** Asks at once; many callbacks make one question. */
export async function askAboutPayoutNow(tx: Tx, billNo: string): Promise<void> {
  await addJobByName(tx, queryPayoutName, { billNo, asked: 0 }, { key: `withdrawal:${billNo}:ask` });
}

export async function endReviewAt(tx: Tx, billNo: string, runAt: Date): Promise<void> {
  await addJobByName(tx, endReviewName, { billNo }, { runAt, key: `withdrawal:${billNo}:review` });
}

export async function unfreezeAt(tx: Tx, billNo: string, runAt: Date): Promise<void> {
  await addJobByName(tx, unfreezeName, { billNo }, { runAt, key: `withdrawal:${billNo}:unfreeze` });
}

export async function compensateAt(tx: Tx, billNo: string, runAt: Date): Promise<void> {
  await addJobByName(tx, compensateName, { billNo }, { runAt, key: `withdrawal:${billNo}:compensate` });
}

export async function completeAt(tx: Tx, billNo: string, runAt: Date): Promise<void> {
  await addJobByName(tx, completeName, { billNo }, { runAt, key: `withdrawal:${billNo}:complete` });
}
