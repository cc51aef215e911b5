import { EventEmitter } from 'node:events';
import { run, type WorkerEvents } from 'graphile-worker';
import { faultFields } from '../logger.ts';
import type { Platform } from '../platform.ts';
import type { AnyJob } from './define-job.ts';
import { openLifeline } from './dead-workers/lifeline.ts';
import type { PeriodicJob } from './periods/periodic-job.ts';
import { startChores } from './chores.ts';
import { pruneJobPeriods } from './periods/prune-job-periods.job.ts';
import { queuePool, taskList } from './queue.ts';
import { createQueueLogger } from './queue-logger.ts';

export interface Worker {
  /** Takes no further job and resolves when the running ones have ended; none is cancelled. */
  stop(): Promise<void>;
}

export interface WorkerSettings {
  /** Jobs at a time in this process. */
  concurrency?: number;
  /** Between two looks for dead workers; a dead one's jobs return after two looks. */
  janitorSeconds?: number;
  url?: string;
}

/**
 * Runs the jobs of the registry and enqueues the periodic ones. The queue's bookkeeping has a pool of its own, because
 * it needs int8 as text and must not wait behind requests. Throws when two jobs have one name.
 */
export async function startWorker(
  app: Platform,
  registry: readonly AnyJob[],
  { concurrency = 8, janitorSeconds = 20, url = app.config.databases.app }: WorkerSettings = {},
): Promise<Worker> {
  const jobs = [...registry, pruneJobPeriods];
  const tasks = taskList(app, jobs);
  const pool = queuePool(app, url, concurrency);
  const lifeline = await openLifeline(url, app.logger);
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: [],
    concurrency,
    noHandleSignals: true,
    logger: createQueueLogger(app.logger),
    events: queueEvents(app),
    preset: {
      plugins: [
        {
          name: 'FairwayLifeline',
          version: '1.0.0',
          // Before the first job is taken, so no job is ever locked by a worker that looks dead.
          worker: { hooks: { startWorker: (_, { worker }) => lifeline.hold(worker.workerPool.id) } },
        },
      ],
    },
  });
  const chores = startChores(app, jobs.filter(isPeriodic), janitorSeconds);
  return {
    async stop() {
      await Promise.all([runner.stop(), chores.stop()]);
      await lifeline.end();
      await pool.end();
    },
  };
}

function queueEvents(app: Platform): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const failed = app.metrics.counter('jobs_failed_total', 'Runs of a job that threw', ['job']);
  const dead = app.metrics.counter('jobs_dead_total', 'Jobs that used up their tries', ['job']);
  const done = app.metrics.counter('jobs_done_total', 'Runs of a job that ended well', ['job']);
  events.on('job:success', ({ job }) => done.inc({ job: job.task_identifier }));
  events.on('job:error', ({ job, error }) => {
    failed.inc({ job: job.task_identifier });
    app.logger.warn({ job: job.task_identifier, attempt: job.attempts, ...faultFields(error) }, 'job failed');
  });
  events.on('job:failed', ({ job }) => {
    dead.inc({ job: job.task_identifier });
    app.logger.error(
      { runbook: 'dead-jobs', job: job.task_identifier, attempt: job.attempts },
      'job is dead',
    );
  });
  return events;
}

function isPeriodic(job: AnyJob): job is PeriodicJob {
  return 'every' in job;
}
