import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { createPeriodScheduler } from './period-scheduler.ts';
import { definePeriodicJob, presentPeriod } from './periodic-job.ts';
import { runDueJobs } from '../run-due-jobs.ts';

let platform: TestPlatform;
let ran: string[] = [];
const daily = definePeriodicJob({
  name: 'test.daily',
  every: { dailyAt: '00:10', catchUpDays: 3 },
  async run(_, period) {
    ran.push(period);
  },
});
const often = definePeriodicJob({
  name: 'test.often',
  every: { seconds: 5 },
  async run(_, period) {
    ran.push(period);
  },
});

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  ran = [];
  await sql`delete from platform_job_periods`.execute(platform.app.db);
});

it('turns the day at the given time in the site zone', () => {
  // 00:10 in Shanghai is 16:10 UTC of the day before.
  const schedule = { dailyAt: '00:10' };
  expect(presentPeriod(schedule, new Date('2026-08-14T16:09:59.999Z'), 'Asia/Shanghai')).toBeUndefined();
  expect(presentPeriod(schedule, new Date('2026-08-14T16:10:00.000Z'), 'Asia/Shanghai')).toBe('2026-08-15');
  expect(presentPeriod(schedule, new Date('2026-08-15T15:59:59.999Z'), 'Asia/Shanghai')).toBe('2026-08-15');
});

it('runs a period once with three workers, restarts and clock steps', async () => {
  const { app, clock } = platform;
  clock.set('2026-08-15T12:00:03.000Z');
  const tickAll = () => {
    const schedulers = [1, 2, 3].map(() => createPeriodScheduler(app, [daily, often]));
    return Promise.all(schedulers.map((scheduler) => scheduler.tick()));
  };

  await tickAll();
  clock.advance({ hours: 25 });
  await tickAll();
  clock.advance({ hours: -25 });
  await tickAll();
  await runDueJobs(app, [daily, often]);

  expect(ran.toSorted()).toEqual([
    '2026-08-15',
    '2026-08-15T12:00:00.000Z',
    '2026-08-16',
    '2026-08-16T13:00:00.000Z',
  ]);
});

it('enqueues what is due in the same second in one transaction', async () => {
  const { app, clock } = platform;
  clock.set('2026-08-20T12:00:03.000Z');

  expect(await createPeriodScheduler(app, [daily, often]).tick()).toEqual([
    'test.daily 2026-08-20',
    'test.often 2026-08-20T12:00:00.000Z',
  ]);

  const { rows } = await sql<{ transactions: bigint }>`
    select count(distinct xmin::text) as transactions from platform_job_periods`.execute(app.db);
  expect(Number(rows[0]?.transactions)).toBe(1);
  await runDueJobs(app, [daily, often]);
  expect(ran).toEqual(['2026-08-20', '2026-08-20T12:00:00.000Z']);
});

it('makes up for missed days, oldest first and three at most', async () => {
  const { app, clock } = platform;
  clock.set('2026-08-01T12:00:00.000Z');
  await createPeriodScheduler(app, [daily]).tick();
  clock.advance({ days: 2 });
  await createPeriodScheduler(app, [daily]).tick();
  clock.advance({ days: 10 });
  await createPeriodScheduler(app, [daily]).tick();

  await runDueJobs(app, [daily]);

  expect(ran).toEqual([
    '2026-08-01',
    '2026-08-02',
    '2026-08-03',
    '2026-08-10',
    '2026-08-11',
    '2026-08-12',
    '2026-08-13',
  ]);
});
