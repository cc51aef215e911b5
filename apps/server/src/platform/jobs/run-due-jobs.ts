import { sql } from 'kysely';
import type { Platform } from '../platform.ts';
import type { AnyJob } from './define-job.ts';
import { runAsJob } from './in-job.ts';

const holder = 'run-due-jobs';

/**
 * Runs, one after another, every job of the registry that is due by the app's clock, and all that follow from them.
 * For tests that move the clock: no worker may run beside it, others of its kind may. A job that throws stops it with that
 * fault and keeps its place in the queue. Answers the names in the order of their runs.
 */
export async function runDueJobs(app: Platform, registry: readonly AnyJob[]): Promise<string[]> {
  const jobs = new Map(registry.map((job) => [job.name, job]));
  const ran: string[] = [];
  for (let next = await takeJob(app, jobs); next; next = await takeJob(app, jobs)) {
    const { id, name, payload } = next;
    try {
      await runAsJob(name, async () => jobs.get(name)?.run(app, payload));
    } catch (fault) {
      await sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null,
        last_error = ${String(fault)} where id = ${id}`.execute(app.db);
      throw fault;
    }
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(app.db);
    ran.push(name);
  }
  return ran;
}

interface TakenJob {
  id: bigint;
  name: string;
  payload: unknown;
}

/** A job without a time of its own carries the database's; it is due whatever the app's clock says. */
async function takeJob(app: Platform, jobs: ReadonlyMap<string, AnyJob>): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`
    update graphile_worker._private_jobs as job
    set locked_by = ${holder}, locked_at = now(), attempts = attempts + 1
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and job.id = (
      select job.id from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where job.is_available and task.identifier = any(${[...jobs.keys()]})
        and (job.run_at <= ${app.clock.now()} or job.run_at in (job.created_at, job.updated_at))
      order by job.run_at in (job.created_at, job.updated_at) desc, job.run_at, job.id
      limit 1 for update of job skip locked)
    returning job.id, task.identifier as name, job.payload`.execute(app.db);
  return rows[0];
}
