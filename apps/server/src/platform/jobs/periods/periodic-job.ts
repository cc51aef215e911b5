import { siteDay, siteTime } from '../../clock.ts';
import type { Platform } from '../../platform.ts';
import type { Job } from '../define-job.ts';

/** `seconds`: each span of so many seconds since 1970. `dailyAt` "HH:MM": each day of the site's zone from that time on. */
export type Schedule = { seconds: number } | { dailyAt: string; catchUpDays?: number };

/** A job that exists once a period whatever the number of workers, restarts and clock steps (reliability JOB-3). */
export interface PeriodicJob extends Job<{ period: string }> {
  readonly every: Schedule;
}

/**
 * Declares a periodic job; `run` is given the period: a day YYYY-MM-DD, or the ISO instant at which the span began.
 * Days that were missed while no worker ran are made up for, oldest first, `catchUpDays` of them at most (0 without it).
 */
export function definePeriodicJob(declared: {
  name: string;
  every: Schedule;
  run(app: Platform, period: string): Promise<void>;
}): PeriodicJob {
  const { name, every } = declared;
  return { name, every, run: (app, { period }) => declared.run(app, period) };
}

/** The period that is running, or undefined while today's time has not come. */
export function presentPeriod(schedule: Schedule, now: Date, timeZone: string): string | undefined {
  if ('seconds' in schedule) {
    const span = schedule.seconds * 1000;
    return new Date(Math.floor(now.getTime() / span) * span).toISOString();
  }
  return siteTime(now, timeZone) >= schedule.dailyAt ? siteDay(now, timeZone) : undefined;
}
