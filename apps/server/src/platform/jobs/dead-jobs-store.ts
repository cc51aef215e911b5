import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Jobs that used up their tries and lie there until an operator looks. */
export async function countDeadJobs(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Gives dead jobs all their tries back and makes them due now. Answers the ids that were dead; others stay as they are. */
export async function retryDeadJobs(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: bigint }>`
    update graphile_worker._private_jobs set attempts = 0, run_at = now(), updated_at = now()
    where id = any(${ids}::bigint[]) and attempts >= max_attempts and locked_at is null
    returning id`.execute(db);
  return rows.map(({ id }) => id.toString());
}
