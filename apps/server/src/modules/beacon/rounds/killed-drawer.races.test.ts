import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorker } from '#platform/jobs/start-worker.ts';
import { eventually } from '#platform/test-eventually.ts';
import { createBeaconStage, type BeaconStage } from '../testing/beacon-stage.ts';
import { drawRoundJob } from './draw-round.job.ts';
import { readRound } from './read-round.ts';

const fixture = fileURLToPath(new URL('../testing/killed-drawer.fixture.ts', import.meta.url));

let stage: BeaconStage;
beforeAll(async () => {
  stage = await createBeaconStage();
});
afterAll(() => stage.close());

it('draws a round again whose process was killed between the relay’s answer and the row', async () => {
  const { app, clock, database, relays, chain } = stage;
  const named = await stage.ask();
  clock.set(named.at);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);
  // The row cannot be written while this is open: the process waits there with a verified round in its hands.
  const barrier = new pg.Client({ connectionString: database.urls.migrator });
  await barrier.connect();
  await barrier.query('begin');
  await barrier.query('lock table beacon_rounds in share row exclusive mode');
  const child = spawn(process.execPath, [fixture, database.urls.app, JSON.stringify(app.config.beacon)], {
    stdio: 'inherit',
  });
  await eventually(async () => {
    const { rows } = await barrier.query(
      `select from pg_locks where relation = 'beacon_rounds'::regclass and not granted`,
    );
    expect(rows).toHaveLength(1);
  });
  const isRound = (path: string) => path.includes('/public/');
  expect(relays[0].asked.filter(isRound)).toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await barrier.query('rollback');
  await barrier.end();
  expect(await readRound(app.db, named)).toBeUndefined();

  const worker = await startWorker(app, [drawRoundJob], { janitorSeconds: 1 });
  await eventually(async () => expect(await readRound(app.db, named)).toBeDefined());
  await worker.stop();
  expect((await readRound(app.db, named))?.signature).toBe(chain.sign(named.round));
  expect(await stage.drawn()).toEqual([named.round]);
  expect(relays[0].asked.filter(isRound)).toHaveLength(2);
});
