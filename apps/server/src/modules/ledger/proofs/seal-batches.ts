import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { selectNewestBatch } from './proofs-store.ts';

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
  // A transaction number of our own: whoever took a batch number up to the mark has a lower one.
  const horizon = await sql<{ horizon: string }>`select pg_current_xact_id()::text as horizon`.execute(db);
  const limit = horizon.rows[0]?.horizon ?? '0';
  for (let waited = 0; !(await allEndedBefore(db, limit)); waited += 50) {
    if (waited >= patienceMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const sealed = await sql<{ batch: bigint }>`
    select ledger_seal(${mark}::bigint, ${most}::integer, ${now}::timestamptz) as batch`.execute(db);
  return sealed.rows[0]?.batch;
}

/** Whether every transaction numbered below `horizon` has committed or not, for good. */
async function allEndedBefore(db: Db, horizon: string): Promise<boolean> {
  const ended = await sql<{ ended: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${horizon}::xid8 as ended`.execute(db);
  return ended.rows[0]?.ended ?? false;
}
