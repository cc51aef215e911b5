import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { eventually } from '../../test-eventually.ts';
import { addJob, addJobByName } from '../add-job.ts';
import { defineJob } from '../define-job.ts';
import { createJanitor } from './janitor.ts';
import { startWorker } from '../start-worker.ts';

let platform: TestPlatform;
const children: ChildProcess[] = [];

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await platform.close();
});

/** A worker process that takes the job `test.hang`, says so on its output, and never ends it. */
async function spawnHangingWorker(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('hanging-worker.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, platform.database.urls.app], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

it('gives the job of a worker killed by SIGKILL to another, and not while it lives', async () => {
  const { app } = platform;
  const done: string[] = [];
  const hang = defineJob<{ id: string }>({
    name: 'test.hang',
    async run(_, { id }) {
      done.push(id);
    },
  });
  await inTransaction(app.db, (tx) => addJob(tx, hang, { id: 'one' }, { queue: 'serial' }));
  const child = await spawnHangingWorker();

  const janitor = createJanitor(app.db);
  const worker = await startWorker(app, [hang], { janitorSeconds: 0.5 });
  for (const look of [1, 2, 3]) expect(await janitor.round(), `look ${look}`).toEqual([]);
  expect(done).toEqual([]);

  child.kill('SIGKILL');
  await eventually(() => expect(done).toEqual(['one']));

  await worker.stop();
  const { rows } = await sql`select from graphile_worker._private_jobs`.execute(app.db);
  expect(rows).toEqual([]);
});

it('keeps a worker whose lifeline was cut and grew again', async () => {
  const { app } = platform;
  const cut = async () => {
    const { rows } = await sql<{ cut: boolean }>`select pg_terminate_backend(pid) as cut from pg_stat_activity
      where application_name = 'fairway-lifeline' and datname = current_database()`.execute(app.db);
    return rows.length;
  };
  let release = (): void => {};
  let runs = 0;
  const long = defineJob<{ id: string }>({
    name: 'test.long',
    run: () => {
      runs += 1;
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    },
  });
  const worker = await startWorker(app, [long], { janitorSeconds: 60 });
  await inTransaction(app.db, (tx) => addJob(tx, long, { id: 'two' }));
  await eventually(() => expect(runs).toBe(1));

  const janitor = createJanitor(app.db);
  expect(await cut()).toBe(1);
  await janitor.round();
  await eventually(async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and classid = 7241003
        and database = (select oid from pg_database where datname = current_database())`.execute(app.db);
    expect(rows).toHaveLength(1);
  });
  expect(await janitor.round()).toEqual([]);

  release();
  await worker.stop();
  expect(runs).toBe(1);
});

it('looks twice before it calls a worker dead', async () => {
  const { app } = platform;
  await inTransaction(app.db, (tx) => addJobByName(tx, 'test.ghost', {}));
  await sql`update graphile_worker._private_jobs set locked_by = 'ghost', locked_at = now()`.execute(app.db);
  const janitor = createJanitor(app.db);

  expect(await janitor.round()).toEqual([]);
  expect(await janitor.round()).toEqual(['ghost']);
  expect(await janitor.round()).toEqual([]);
});
