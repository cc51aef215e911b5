import { inTransaction } from '../db/transaction.ts';
import { addJobs } from '../jobs/add-jobs.ts';
import type { Platform } from '../platform.ts';
import { takeOutboxRows } from './outbox-store.ts';
import type { AnySubscriber } from './subscriber.ts';

const batch = 200;

/**
 * Turns waiting events into one job a subscriber, in the transaction that takes them out of the outbox: whatever dies
 * when, each subscriber's job exists once. Answers how many events it took; fewer than a batch means none is left.
 */
export async function dispatchEvents(
  app: Pick<Platform, 'db'>,
  subscribers: readonly AnySubscriber[],
): Promise<{ taken: number; more: boolean }> {
  return inTransaction(app.db, async (tx) => {
    const rows = await takeOutboxRows(tx, 'event', batch);
    const jobs = rows.flatMap((row) =>
      subscribers
        .filter((subscriber) => subscriber.event === row.name)
        .map(({ name }) => ({
          name,
          payload: { id: String(row.id), at: row.created_at.toISOString(), payload: row.payload },
        })),
    );
    await addJobs(tx, jobs);
    return { taken: rows.length, more: rows.length === batch };
  });
}
