import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A transaction number of our own: every transaction that took a batch number before this call has a lower one. */
export async function selectHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`select pg_current_xact_id()::text as horizon`.execute(db);
  return rows[0]?.horizon ?? '0';
}

/** Whether every transaction numbered below `horizon` has committed or not, for good. */
export async function allEndedBefore(db: Db, horizon: string): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${horizon}::xid8 as ended`.execute(db);
  return rows[0]?.ended ?? false;
}

/** Writes the seals of the batches up to `mark`, at most `most` of them; answers the batch sealed up to. */
export async function insertSeals(
  db: Db,
  mark: bigint,
  most: number,
  now: Date,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ batch: bigint }>`
    select ledger_seal(${mark}::bigint, ${most}::integer, ${now}::timestamptz) as batch`.execute(db);
  return rows[0]?.batch;
}

/** The number of the newest seal; 0 before the first. */
export async function selectNewestSeal(db: Db): Promise<bigint> {
  const { rows } = await sql<{ no: bigint | null }>`select max(no) as no from ledger_seals`.execute(db);
  return rows[0]?.no ?? 0n;
}

/** The seals from `from` on that hold at most so many transfers together, one at least. */
export async function selectSealRange(
  db: Db,
  from: bigint,
  transfers: number,
): Promise<{ last: bigint | null; newest: bigint }> {
  const { rows } = await sql<{ last: bigint | null; newest: bigint | null }>`
    select max(no) filter (where so_far - transfers < ${transfers}) as last, max(no) as newest
    from (
      select no, transfers, sum(transfers) over (order by no) as so_far
      from ledger_seals where no >= ${from}::bigint
    ) as s`.execute(db);
  return { last: rows[0]?.last ?? null, newest: rows[0]?.newest ?? 0n };
}

/** The seals of a range whose lines are no longer what was sealed. */
export async function selectBrokenSeals(
  db: Db,
  from: bigint,
  last: bigint,
): Promise<{ no: bigint; after_batch: bigint; to_batch: bigint }[]> {
  const { rows } = await sql<{ no: bigint; after_batch: bigint; to_batch: bigint }>`
    select * from ledger_broken_seals(${from}::bigint, ${last}::bigint)`.execute(db);
  return rows;
}
