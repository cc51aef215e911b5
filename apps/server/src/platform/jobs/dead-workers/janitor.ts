import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lifelineClass } from './lifeline.ts';

/**
 * Looks for workers that hold jobs but whose lifeline is cut, and gives their jobs back to the queue. A worker must be
 * found dead in two rounds running, so one that only lost its connection has the time between them to return.
 */
export function createJanitor(db: Db): { round(): Promise<string[]> } {
  let suspects = new Set<string>();
  return {
    /** Answers the ids of the workers whose jobs were given back. */
    round: () =>
      inTransaction(db, async (tx) => {
        // Taking the lock proves that nobody holds it, and keeps a returning worker waiting until this commits.
        const { rows } = await sql<{ id: string }>`
          with holders as (
            select locked_by as id from graphile_worker._private_jobs where locked_by is not null
            union select locked_by from graphile_worker._private_job_queues where locked_by is not null
          )
          select id from holders where pg_try_advisory_xact_lock(${lifelineClass}, hashtext(id))`.execute(tx);
        const found = rows.map((row) => row.id);
        const dead = found.filter((id) => suspects.has(id));
        suspects = new Set(found.filter((id) => !dead.includes(id)));
        if (dead.length > 0) await sql`select from graphile_worker.force_unlock_workers(${dead})`.execute(tx);
        return dead;
      }),
  };
}
