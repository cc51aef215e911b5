import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { JsonSafe } from '../json.ts';
import type { Job } from './define-job.ts';

export interface JobOptions {
  /** Not before this instant; at once without it. */
  runAt?: Date;
  /** A waiting job of the same key is replaced: a timer that is reset, e.g. `deposit:{id}:expire`. */
  key?: string;
  /** Jobs of one queue run one after another. */
  queue?: string;
  /** Tries in all before the job is dead; 10 without it. */
  maxAttempts?: number;
}

export const defaultMaxAttempts = 10;

/**
 * Writes a job into the caller's transaction: it exists if and only if that commits.
 * Writes one row of the job queue; a waiting job of the same key is replaced.
 */
export async function addJob<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: JsonSafe<NoInfer<Payload>>,
  options: JobOptions = {},
): Promise<void> {
  await addJobByName(tx, job.name, payload, options);
}

/** As addJob, for a job known by name alone. */
export async function addJobByName(
  tx: Tx,
  name: string,
  payload: unknown,
  { runAt, key, queue, maxAttempts = defaultMaxAttempts }: JobOptions = {},
): Promise<void> {
  await sql`select from graphile_worker.add_job(
    identifier => ${name}, payload => ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}::text,
    run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts}::integer, job_key => ${key ?? null}::text)`.execute(
    tx,
  );
}

/** Takes back a waiting job by its key; one that already runs is left to end. */
export async function removeJob(tx: Tx, key: string): Promise<void> {
  await sql`select from graphile_worker.remove_job(${key})`.execute(tx);
}
