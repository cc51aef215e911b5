import { sql } from 'kysely';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { cashierJobs } from '../cashier-jobs.ts';
import { Killed, killedAt, type KilledWhen } from './killed-platform.ts';

/**
 * Runs what is due in several processes beside one another, each with a memory of its own. One that has a moment to die at is killed at
 * that transaction; what it had taken is free again afterwards, as the janitor of dead workers would have it.
 */
export async function runInProcesses(
  app: Platform,
  deaths: readonly ({ at: number; when: KilledWhen } | undefined)[],
): Promise<void> {
  const processes = deaths.map((death) => (death ? killedAt(app, death.at, death.when).app : { ...app }));
  await Promise.all(processes.map((one) => runDueJobs(one, cashierJobs).catch(ignoreKilled)));
  await sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where locked_at is not null`.execute(app.db);
}

/** Works through a list, so many at a time. */
export async function eachOf<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

function ignoreKilled(fault: unknown): void {
  if (!(fault instanceof Killed)) throw fault;
}
