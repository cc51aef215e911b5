import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { addJobByName, removeJob } from '#platform/jobs/add-job.ts';

/** Name of the job, here so that the code that sets a question does not depend on what its answer does. */
export const queryTransferName = 'venues.query-transfer';

/** Seconds before the next question about a transfer; the last one repeats. */
const delays = [2, 5, 10, 20, 40, 60, 120, 300, 600] as const;

/** After so many questions without an answer the statement is read as well, and operators are alerted. */
export const questionsBeforeStatement = 5;

export function nextQuestionAt(now: Date, asked: number): Date {
  return addSeconds(now, delays[Math.min(asked, delays.length - 1)] ?? 600);
}

/** Sets the next question about a transfer; one that waits is replaced. */
export async function queryAt(tx: Tx, id: string, runAt: Date): Promise<void> {
  await addJobByName(tx, queryTransferName, { id }, { runAt, key: keyOf(id) });
}

/** Takes the waiting question back: the transfer has ended. */
export async function queryNoMore(tx: Tx, id: string): Promise<void> {
  await removeJob(tx, keyOf(id));
}

function keyOf(id: string): string {
  return `venue-transfer:${id}`;
}
