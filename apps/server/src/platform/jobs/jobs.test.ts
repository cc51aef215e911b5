import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';
import { addJob, removeJob } from './add-job.ts';
import { countDeadJobs, retryDeadJobs } from './dead-jobs-store.ts';
import { defineJob } from './define-job.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { startWorker } from './start-worker.ts';
import { eventually } from '../test-eventually.ts';

let platform: TestPlatform;
const heard: string[] = [];
const note = defineJob<{ text: string }>({
  name: 'test.note',
  async run(_, { text }) {
    heard.push(text);
  },
});
const fail = defineJob<{ text: string }>({
  name: 'test.fail',
  run: ({ logger }, { text }) => {
    logger.debug({ reason: text });
    return Promise.reject(new Error(text));
  },
});

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  heard.length = 0;
  await sql`delete from graphile_worker._private_jobs`.execute(platform.app.db);
});

describe('a job in a transaction', () => {
  it('exists if the transaction commits and not if it is aborted', async () => {
    const { app } = platform;
    await inTransaction(app.db, (tx) => addJob(tx, note, { text: 'kept' }));
    const aborted = inTransaction(app.db, async (tx) => {
      await addJob(tx, note, { text: 'lost' });
      throw new Error('abort');
    });
    await expect(aborted).rejects.toThrow('abort');

    await runDueJobs(app, [note]);

    expect(heard).toEqual(['kept']);
  });

  it('waits for its time and is replaced by a later one of the same key', async () => {
    const { app, clock } = platform;
    const inTen = addSeconds(clock.now(), 600);
    const inTwenty = addSeconds(clock.now(), 1200);
    await inTransaction(app.db, (tx) =>
      addJob(tx, note, { text: 'first' }, { runAt: inTen, key: 'order:1' }),
    );
    await inTransaction(app.db, (tx) =>
      addJob(tx, note, { text: 'second' }, { runAt: inTwenty, key: 'order:1' }),
    );

    clock.advance({ minutes: 19 });
    await runDueJobs(app, [note]);
    expect(heard).toEqual([]);

    clock.advance({ minutes: 1 });
    await runDueJobs(app, [note]);
    expect(heard).toEqual(['second']);
  });

  it('is taken back by its key', async () => {
    const { app, clock } = platform;
    const options = { runAt: addSeconds(clock.now(), 60), key: 'order:2' };
    await inTransaction(app.db, (tx) => addJob(tx, note, { text: 'never' }, options));
    await inTransaction(app.db, (tx) => removeJob(tx, 'order:2'));

    clock.advance({ minutes: 2 });

    expect(await runDueJobs(app, [note])).toEqual([]);
  });
});

describe('a dead job', () => {
  it('gets its tries back by its id; one that is not dead stays as it is', async () => {
    const { app, clock } = platform;
    await inTransaction(app.db, (tx) => addJob(tx, note, { text: 'mended' }));
    await inTransaction(app.db, (tx) =>
      addJob(tx, note, { text: 'later' }, { runAt: addSeconds(clock.now(), 3600) }),
    );
    const { rows } = await sql<{ id: string; text: string }>`
      update graphile_worker._private_jobs set attempts = case payload->>'text' when 'mended' then max_attempts else 3 end
      returning id::text, payload->>'text' as text`.execute(app.db);
    const idOf = (text: string) => rows.find((row) => row.text === text)?.id ?? '';
    expect([await runDueJobs(app, [note]), await countDeadJobs(app.db)]).toEqual([[], 1]);

    expect(await retryDeadJobs(app.db, [idOf('mended'), idOf('later')])).toEqual([idOf('mended')]);

    expect(await runDueJobs(app, [note])).toEqual(['test.note']);
    expect([heard, await countDeadJobs(app.db)]).toEqual([['mended'], 0]);
  });
});

describe('a worker', () => {
  it('runs jobs as they are committed, and finishes the running ones when it stops', async () => {
    const { app } = platform;
    let release = (): void => {};
    const slow = defineJob<{ text: string }>({
      name: 'test.slow',
      async run(_, { text }) {
        heard.push(`${text} begun`);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        heard.push(`${text} done`);
      },
    });
    // One place, which the slow job holds: no look for more work is in flight when the stop comes.
    const worker = await startWorker(app, [note, slow], { concurrency: 1 });
    await inTransaction(app.db, (tx) => addJob(tx, slow, { text: 'slow' }));
    await eventually(() => expect(heard).toEqual(['slow begun']));

    const stopping = worker.stop();
    await inTransaction(app.db, (tx) => addJob(tx, note, { text: 'after the stop' }));
    release();
    await stopping;

    expect(heard).toEqual(['slow begun', 'slow done']);
    const { rows } =
      await sql`select task_id from graphile_worker._private_jobs where locked_at is not null`.execute(
        app.db,
      );
    expect(rows).toEqual([]);
  });

  it('gives a job that always throws ten tries, counts it as dead, and runs the others meanwhile', async () => {
    const { app } = platform;
    const worker = await startWorker(app, [note, fail], { janitorSeconds: 1 });
    await inTransaction(app.db, (tx) => addJob(tx, fail, { text: 'always' }));
    // The pause between tries grows to hours; the test takes the pauses away.
    let hurrying = true;
    const hurry = (async () => {
      while (hurrying) {
        await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts between 1 and 9
          returning pg_notify('jobs:insert', '')`.execute(app.db);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await inTransaction(app.db, (tx) => addJob(tx, note, { text: 'another' }));

    await eventually(async () => {
      const metrics = await app.metrics.registry.metrics();
      expect(metrics).toContain('fairway_jobs_failed_total{job="test.fail"} 10');
      expect(metrics).toContain('fairway_jobs_dead_total{job="test.fail"} 1');
      expect(metrics).toContain('fairway_jobs_dead 1');
    });
    hurrying = false;
    await hurry;
    await worker.stop();

    expect(heard).toEqual(['another']);
  });

  it('refuses two jobs of one name', async () => {
    await expect(startWorker(platform.app, [note, note])).rejects.toThrow('Two jobs are named test.note');
  });
});
