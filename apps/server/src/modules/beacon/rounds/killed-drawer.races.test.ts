import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorker } from '#platform/jobs/start-worker.ts';
import { eventually } from '#platform/test-eventually.ts';
import { killChildAtTable } from '#platform/test-kill-child.ts';
import { createBeaconStage, type BeaconStage } from '../testing/beacon-stage.ts';
import { drawRoundJob } from './draw-round.job.ts';
import { readRound } from './read-round.ts';

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
  // The process waits for the table with a verified round in its hands.
  await killChildAtTable(
    new URL('../testing/killed-drawer.fixture.ts', import.meta.url),
    [database.urls.app, JSON.stringify(app.config.beacon)],
    { urls: database.urls, table: 'beacon_rounds' },
  );
  const isRound = (path: string) => path.includes('/public/');
  expect(relays[0].asked.filter(isRound)).toHaveLength(1);
  expect(await readRound(app.db, named)).toBeUndefined();

  const worker = await startWorker(app, [drawRoundJob], { janitorSeconds: 1 });
  await eventually(async () => expect(await readRound(app.db, named)).toBeDefined());
  await worker.stop();
  expect((await readRound(app.db, named))?.signature).toBe(chain.sign(named.round));
  expect(await stage.drawn()).toEqual([named.round]);
  expect(relays[0].asked.filter(isRound)).toHaveLength(2);
});
