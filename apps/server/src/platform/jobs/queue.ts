import type { TaskList } from 'graphile-worker';
import pg from 'pg';
import { faultFields } from '../logger.ts';
import type { Platform } from '../platform.ts';
import type { AnyJob } from './define-job.ts';
import { runAsJob } from './in-job.ts';

/** The registry as the queue wants it. Throws when two jobs have one name. */
export function taskList(app: Platform, jobs: readonly AnyJob[]): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    if (tasks[job.name]) throw new Error(`Two jobs are named ${job.name}`);
    tasks[job.name] = (payload) => runAsJob(job.name, () => job.run(app, payload));
  }
  return tasks;
}

/** Connections for the queue's bookkeeping: int8 stays text here, as the queue expects. */
export function queuePool(app: Platform, url: string, concurrency: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: concurrency + 2,
    application_name: 'fairway-queue',
  });
  const warn = (fault: Error) => app.logger.warn(faultFields(fault), 'queue connection lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}
