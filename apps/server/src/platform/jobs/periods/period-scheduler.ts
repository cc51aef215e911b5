import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob } from '../add-job.ts';
import { presentPeriod, type PeriodicJob } from './periodic-job.ts';

export interface PeriodScheduler {
  /** Enqueues what is due and answers it, each as "task period". */
  tick(): Promise<string[]>;
}

/**
 * Enqueues each period once: its row and its job are one transaction, and the row's key refuses the second worker.
 * Writes platform_job_periods and the job queue; a tick without a new period does not ask the database.
 */
export function createPeriodScheduler(
  app: { db: Db; clock: Clock },
  jobs: readonly PeriodicJob[],
  timeZone = 'Asia/Shanghai',
): PeriodScheduler {
  const settled = new Map<string, string>();
  return {
    async tick() {
      const enqueued: string[] = [];
      for (const job of jobs) {
        const present = presentPeriod(job.every, app.clock.now(), timeZone);
        if (present === undefined || settled.get(job.name) === present) continue;
        for (const period of [...(await missedDays(app.db, job, present)), present]) {
          if (await enqueuePeriod(app.db, job, period)) enqueued.push(`${job.name} ${period}`);
        }
        settled.set(job.name, present);
      }
      return enqueued;
    },
  };
}

async function enqueuePeriod(db: Db, job: PeriodicJob, period: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql`insert into platform_job_periods (task, period) values (${job.name}, ${period})
      on conflict do nothing returning task`.execute(tx);
    if (rows.length === 0) return false;
    await addJob(tx, job, { period });
    return true;
  });
}

/** The days between the last one with a row and today; a job that never ran has missed nothing. */
async function missedDays(db: Db, job: PeriodicJob, today: string): Promise<string[]> {
  if ('seconds' in job.every || !job.every.catchUpDays) return [];
  const { rows } = await sql<{ day: string }>`
    with last as (select max(period)::date as day from platform_job_periods where task = ${job.name})
    select to_char(missed, 'YYYY-MM-DD') as day
    from last, generate_series(
      greatest(last.day + 1, ${today}::date - ${job.every.catchUpDays}::integer), ${today}::date - 1, interval '1 day'
    ) as missed
    where last.day is not null`.execute(db);
  return rows.map((row) => row.day);
}
