import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { defaultMaxAttempts } from './add-job.ts';

export interface NewJob {
  name: string;
  payload: unknown;
}

/** Writes many jobs with one statement into the caller's transaction; all are due at once. */
export async function addJobs(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`select from graphile_worker.add_jobs(array(
    select (name, payload, null, null, ${defaultMaxAttempts}::integer, null, null, null)::graphile_worker.job_spec
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job(name text, payload json)))`.execute(tx);
}
