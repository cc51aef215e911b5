import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { watchAuditJob } from './modules/operators/audit/watch-audit.job.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { createTestApp } from './testing/test-app.ts';
import { seedAll } from './seed-all.ts';

/** Asks until the answer is true; the stop takes as long as the machine needs. */
async function eventually(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('answers a call in flight before jobs end, and takes no other', async () => {
  const test = await createTestApp({ work: true });
  const blocker = new pg.Client({ connectionString: test.database.superuserUrl });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table venues_switches in access exclusive mode');
  const count = async (statement: string): Promise<number> =>
    Number((await blocker.query<{ count: string }>(statement)).rows[0]?.count);

  const inFlight = test.visitor.listVenues({});
  await eventually(
    async () =>
      (await count(`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)) > 0,
  );
  const stopped = test.close();
  await eventually(async () => {
    try {
      return (await fetch(`${test.urls.site}/readyz`)).status === 503;
    } catch {
      return true;
    }
  });
  // Its shards are others' by now, although a call is still under way.
  await eventually(async () => (await count('select count(*) from ledger_posting_processes')) === 0);
  // Jobs end after the last answer: the worker still takes one.
  const job = { payload: { period: 'while stopping' }, key: 'while-stopping' };
  await inTransaction(test.app.db, (tx) => addJob(tx, watchAuditJob, job.payload, { key: job.key }));
  await eventually(
    async () => (await count(`select count(*) from graphile_worker.jobs where key = '${job.key}'`)) === 0,
  );

  await blocker.query('commit');
  expect((await inFlight).venues).not.toHaveLength(0);
  await stopped;
  await expect(fetch(`${test.urls.site}/readyz`)).rejects.toThrow();
  await blocker.end();
  await test.database.drop();
});

it(
  'does not wait for a connection that was opened in advance and has sent nothing',
  { timeout: 60_000 },
  async () => {
    const test = await createTestApp();
    // Without its own limit such a connection would outlive the test.
    test.site.server.setTimeout(600_000);
    const silent = connect(Number(new URL(test.urls.site).port), '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    const gone = once(silent, 'close');
    await test.end();
    await gone;
  },
);

it('writes no demo data to a production site', async () => {
  const test = await createTestApp();
  await expect(seedAll({ ...test.app.config, production: true })).rejects.toThrow('production');
  await test.end();
});
