import type { Tx } from '#platform/db/database.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { updateBroadcast } from '../broadcasts/broadcasts-store.ts';
import { endAtOriginJob } from '../broadcasts/end-at-origin.job.ts';
import type { BroadcastRow } from '../tables.ts';

/** Takes down what was shown: nobody hears of it a second time, and the origin deletes it. Writes the row and the order. */
export async function takeDownReplay(tx: Tx, row: BroadcastRow, reason: string): Promise<void> {
  await updateBroadcast(tx, { ...row, status: 'takenDown', reason });
  await addJob(tx, endAtOriginJob, { room: String(row.room_no), broadcast: row.id, reason: 'takenDown' });
}
