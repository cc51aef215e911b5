import { inTransaction } from '../db/transaction.ts';
import { addJobs, type NewJob } from '../jobs/add-jobs.ts';
import type { Platform } from '../platform.ts';
import { takeOutboxRows, type OutboxRow } from './outbox-store.ts';
import type { AnySubscriber } from './subscriber.ts';

const batch = 200;

/**
 * Turns waiting events into one job a subscriber, and into one for all of them for a subscriber of batches, in the transaction that takes them out of the outbox: whatever dies
 * when, each subscriber's job exists once. Answers how many events it took; fewer than a batch means none is left.
 */
export async function dispatchEvents(
  app: Pick<Platform, 'db'>,
  subscribers: readonly AnySubscriber[],
): Promise<{ taken: number; more: boolean }> {
  return inTransaction(app.db, async (tx) => {
    const rows = await takeOutboxRows(tx, 'event', batch);
    await addJobs(
      tx,
      subscribers.flatMap((subscriber) => jobsOf(subscriber, rows)),
    );
    return { taken: rows.length, more: rows.length === batch };
  });
}

function jobsOf({ name, events, isBatch }: AnySubscriber, rows: readonly OutboxRow<unknown>[]): NewJob[] {
  const delivered = rows
    .filter((row) => events.includes(row.name))
    .map((row) => ({
      id: String(row.id),
      at: row.created_at.toISOString(),
      payload: row.payload,
      ...(isBatch ? { name: row.name } : {}),
    }));
  if (!isBatch) return delivered.map((payload) => ({ name, payload }));
  return delivered.length === 0 ? [] : [{ name, payload: { events: delivered } }];
}
