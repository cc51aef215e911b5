import { sql } from 'kysely';
import { runOnce } from 'graphile-worker';
import type { Platform } from '../platform.ts';
import type { AnyJob } from './define-job.ts';
import { queuePool, taskList } from './queue.ts';
import { createQueueLogger } from './queue-logger.ts';

/**
 * Runs, in this process, every job of the registry that is due by the app's clock and all that follow from them, then
 * answers. For tests that move the clock and for one-shot commands. Throws the first fault of a job.
 */
export async function runDueJobs(app: Platform, registry: readonly AnyJob[]): Promise<void> {
  const pool = queuePool(app, app.config.databases.app, 1);
  const faults: unknown[] = [];
  const watched = registry.map((job): AnyJob => ({
    name: job.name,
    run: (runApp, payload) =>
      job.run(runApp, payload).catch((fault: unknown) => {
        faults.push(fault);
        throw fault;
      }),
  }));
  const options = { pgPool: pool, taskList: taskList(app, watched), noHandleSignals: true };
  try {
    // The queue goes by the database's time; what the app's clock has reached is made due there.
    while ((await makeDue(app)) && faults.length === 0) {
      await runOnce({ ...options, logger: createQueueLogger(app.logger) });
    }
  } finally {
    await pool.end();
  }
  if (faults.length > 0) throw faults[0];
}

async function makeDue(app: Platform): Promise<boolean> {
  const { rows } = await sql`update graphile_worker._private_jobs set run_at = least(run_at, now())
    where run_at <= greatest(${app.clock.now()}, now()) and is_available and attempts = 0 returning id`.execute(
    app.db,
  );
  return rows.length > 0;
}
