import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { eventually } from '../../test-eventually.ts';
import { killChild } from '../../test-kill-child.ts';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { addJobs } from '../add-jobs.ts';
import { countJob } from './counting-job.fixture.ts';
import { startWorker } from '../start-worker.ts';

let platform: TestPlatform;
const jobs = 600;

beforeAll(async () => {
  platform = await createTestPlatform();
  const client = new pg.Client({ connectionString: platform.database.urls.migrator });
  await client.connect();
  await client.query('create table test_effects (id integer primary key, runs integer not null)');
  await client.end();
});
afterAll(() => platform.close());

const killOneWorker = (milliseconds: number) =>
  killChild(new URL('counting-worker.fixture.ts', import.meta.url), [platform.database.urls.app], {
    milliseconds,
  });

it('ends every job with one effect although workers are killed in the middle (reliability JOB-1)', async () => {
  const { app } = platform;
  const all = Array.from({ length: jobs }, (_, id) => ({ name: countJob.name, payload: { id } }));
  await inTransaction(app.db, (tx) => addJobs(tx, all));

  for (const wait of [60, 30, 90]) await killOneWorker(wait);
  const worker = await startWorker(app, [countJob], { janitorSeconds: 0.5 });
  await eventually(async () => {
    const { rows } = await sql<{ left: number }>`select count(*)::integer as left
      from graphile_worker._private_jobs`.execute(app.db);
    expect(rows[0]?.left).toBe(0);
  });
  await worker.stop();

  const { rows } = await sql<{ effects: number; ids: number }>`select sum(runs)::integer as effects,
    count(*)::integer as ids from test_effects`.execute(app.db);
  expect(rows[0]).toEqual({ effects: jobs, ids: jobs });
});
