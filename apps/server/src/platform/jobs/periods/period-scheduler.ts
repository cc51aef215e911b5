import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJobs } from '../add-jobs.ts';
import { presentPeriod, type PeriodicJob } from './periodic-job.ts';

export interface PeriodScheduler {
  /** Enqueues what is due and answers it, each as "task period". */
  tick(): Promise<string[]>;
}

/**
 * Enqueues each period once: its row and its job are one transaction, and the row's key refuses the second worker. What a second
 * makes due goes into one transaction: most spans turn with the minute, and one by one they would be thirty.
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
      const now = app.clock.now();
      const due = jobs.flatMap((job) => {
        const present = presentPeriod(job.every, now, timeZone);
        return present === undefined || settled.get(job.name) === present ? [] : [{ job, present }];
      });
      if (due.length === 0) return [];
      const periods: Period[] = [];
      for (const { job, present } of due)
        for (const period of [...(await missedDays(app.db, job, present)), present])
          periods.push({ name: job.name, period });
      const enqueued = await enqueuePeriods(app.db, periods);
      for (const { job, present } of due) settled.set(job.name, present);
      return enqueued.map(({ name, period }) => `${name} ${period}`);
    },
  };
}

interface Period {
  readonly name: string;
  readonly period: string;
}

/** One transaction for all that is due in this second. Answers those that no other worker had enqueued, in the order given. */
async function enqueuePeriods(db: Db, periods: readonly Period[]): Promise<Period[]> {
  return inTransaction(db, async (tx) => {
    // In one order for all workers: two that insert the same rows crosswise would wait for each other.
    const { rows } = await sql<Period>`
      insert into platform_job_periods (task, period)
      select name, period from json_to_recordset(${JSON.stringify(periods)}::json) as due(name text, period text)
      order by name, period
      on conflict do nothing returning task as name, period`.execute(tx);
    const fresh = new Set(rows.map(({ name, period }) => `${name} ${period}`));
    const enqueued = periods.filter(({ name, period }) => fresh.has(`${name} ${period}`));
    // A statement's rows are numbered as its plan has them: what is to run in an order is written in that order.
    for (const round of roundsOf(enqueued))
      await addJobs(
        tx,
        round.map(({ name, period }) => ({ name, payload: { period } })),
      );
    return enqueued;
  });
}

/** The first period of each job, then the second of those that missed some, and so on. */
function roundsOf(periods: readonly Period[]): Period[][] {
  const rounds: Period[][] = [];
  for (const period of periods) {
    const round = rounds.find((one) => one.every(({ name }) => name !== period.name));
    if (round) round.push(period);
    else rounds.push([period]);
  }
  return rounds;
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
