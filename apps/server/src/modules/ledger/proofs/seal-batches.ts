import type { Db } from '#platform/db/database.ts';
import { selectNewestBatch } from './proofs-store.ts';
import { allEndedBefore, insertSeals, selectHorizon } from './seals-store.ts';

/**
 * Seals what has been posted so far: marks the newest batch, waits until every transaction that was open at that moment has
 * ended (so no lower number can still appear), and chains the ranges up to it. Answers the batch sealed up to; undefined when
 * an open transaction did not end in time, the next run then seals.
 */
export async function sealBatches(
  db: Db,
  now: Date,
  { patienceMs = 2000, most = 50 }: { patienceMs?: number; most?: number } = {},
): Promise<bigint | undefined> {
  const mark = await selectNewestBatch(db);
  const limit = await selectHorizon(db);
  for (let waited = 0; !(await allEndedBefore(db, limit)); waited += 50) {
    if (waited >= patienceMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return insertSeals(db, mark, most, now);
}
