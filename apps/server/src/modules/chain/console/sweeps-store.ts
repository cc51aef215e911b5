import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PagePlace } from '#platform/page-place.ts';
import type { SweepRow } from '../sweeping/sweep-store.ts';

/** In the order of the list: under way, failed and not tried again, ended. */
export type SweepGroup = 0 | 1 | 2;

/** The last sweep of a page: a sweep under way stands by its planning, the others by their end. */
export interface SweepPlace extends PagePlace {
  readonly group: SweepGroup;
}

/** Open first, then those that failed and were not tried again, then the newest that have ended. */
export async function selectSweeps(
  db: Db,
  { after, limit }: { after: SweepPlace | undefined; limit: number },
): Promise<(SweepRow & { group: SweepGroup })[]> {
  const has = (group: SweepGroup) => after === undefined || after.group <= group;
  const endedAfter = (group: SweepGroup) =>
    after?.group === group
      ? sql`and ended_at <= ${after.at} and (ended_at < ${after.at} or id > ${after.id}::uuid)`
      : sql``;
  const plannedAfter =
    after?.group === 0 ? sql`and (planned_at, id) > (${after.at}, ${after.id}::uuid)` : sql``;
  // Each group is cut to the list's length by its own index.
  const { rows } = await sql<SweepRow & { group: SweepGroup }>`
    select sweeps.* from (
      (select 0 as group, s.* from chain_sweeps s
        where ${has(0)}::boolean and state not in ('confirmed', 'failed') ${plannedAfter}
        order by planned_at, id limit ${limit})
      union all
      (select 1, s.* from chain_sweeps s
        where ${has(1)}::boolean and state = 'failed' and retried_at is null ${endedAfter(1)}
        order by ended_at desc, id limit ${limit})
      union all
      (select 2, s.* from chain_sweeps s
        where ended_at is not null and not (state = 'failed' and retried_at is null) ${endedAfter(2)}
        order by ended_at desc, id limit ${limit})
    ) sweeps
    order by sweeps.group, ended_at desc, case when sweeps.group = 0 then planned_at end, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Sweeps of a network that have not ended, and those that failed since then and were not tried again. */
export async function countSweeps(
  db: Db,
  network: string,
  since: Date,
): Promise<Record<'open' | 'failed', { count: number; total: bigint }>> {
  const { rows } = await sql<{ failed: boolean; count: number; total: bigint }>`
    select state = 'failed' as failed, count(*)::integer as count, sum(amount)::bigint as total
    from chain_sweeps
    where network = ${network}
      and (ended_at is null or (state = 'failed' and retried_at is null and ended_at >= ${since}))
    group by 1`.execute(db);
  const of = (failed: boolean) => rows.find((row) => row.failed === failed) ?? { count: 0, total: 0n };
  return { open: of(false), failed: of(true) };
}

export async function lockSweep(tx: Tx, id: string): Promise<SweepRow | undefined> {
  const { rows } = await sql<SweepRow>`select * from chain_sweeps where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The address of a failed sweep rests no longer. */
export async function markRetried(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update chain_sweeps set retried_at = ${at} where id = ${id}`.execute(tx);
}
