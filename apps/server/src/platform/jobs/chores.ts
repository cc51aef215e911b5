import { faultFields } from '../logger.ts';
import type { Platform } from '../platform.ts';
import { countDeadJobs } from './dead-jobs-store.ts';
import { createJanitor } from './dead-workers/janitor.ts';
import { createPeriodScheduler } from './periods/period-scheduler.ts';
import type { PeriodicJob } from './periods/periodic-job.ts';

/** What a worker does beside jobs: periods each second, dead workers and dead jobs each round. */
export function startChores(
  app: Platform,
  periodic: readonly PeriodicJob[],
  janitorSeconds: number,
): { stop(): Promise<unknown> } {
  const janitor = createJanitor(app.db);
  const deadJobs = app.metrics.gauge('jobs_dead', 'Jobs that used up their tries and wait for an operator');
  const rescued = app.metrics.counter(
    'jobs_rescued_workers_total',
    'Dead workers whose jobs were given back',
  );
  const scheduler = createPeriodScheduler(app, periodic, app.config.siteTimeZone);
  const periods = repeat(app, 1000, async () => {
    await scheduler.tick();
  });
  const rounds = repeat(app, janitorSeconds * 1000, async () => {
    const dead = await janitor.round();
    if (dead.length > 0) app.logger.warn({ count: dead.length }, 'gave back the jobs of dead workers');
    rescued.inc(dead.length);
    deadJobs.set(await countDeadJobs(app.db));
  });
  return { stop: () => Promise.all([periods.stop(), rounds.stop()]) };
}

function repeat(app: Platform, milliseconds: number, work: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((fault: unknown) => app.logger.warn(faultFields(fault), 'a chore of the worker failed'))
      .finally(() => {
        running = undefined;
      });
  }, milliseconds);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
