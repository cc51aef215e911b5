import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBeaconStage, type BeaconStage } from '../testing/beacon-stage.ts';
import { honest, notYet } from '../testing/test-relay.ts';
import { watchRounds } from './watch-rounds.job.ts';

let stage: BeaconStage;
const errors: object[] = [];
beforeAll(async () => {
  stage = await createBeaconStage();
  stage.app.logger.error = (fields) => void errors.push(fields);
});
afterAll(() => stage.close());

const overdue = async () =>
  /^fairway_beacon_rounds_overdue (\d+)$/m.exec(await stage.app.metrics.read())?.[1];

it('alarms once when a round is a minute late, and has it asked for again, whatever became of its job', async () => {
  const { app, clock, relays } = stage;
  const named = await stage.ask();
  relays[0].round = notYet;
  clock.set(named.at);
  await stage.work();
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);

  clock.advance({ seconds: 60 });
  await watchRounds(app);
  expect([await overdue(), errors, await stage.work()]).toEqual(['0', [], []]);
  clock.advance({ seconds: 1 });
  await watchRounds(app);
  await watchRounds(app);
  expect([await overdue(), errors]).toEqual(['1', [{ runbook: 'beacon', count: 1, seq: named.round }]]);
  expect(await stage.work()).toEqual(['beacon.draw-round']);
  expect(await stage.work()).toEqual([]);

  relays[0].round = honest(stage.chain);
  await watchRounds(app);
  await stage.work();
  expect(await stage.drawn()).toEqual([named.round]);
  await watchRounds(app);
  expect([await overdue(), errors.length]).toEqual(['0', 1]);
});

it('gives a round up after a day', async () => {
  const { app, clock, relays } = stage;
  const named = await stage.ask();
  relays[0].round = notYet;
  clock.set(named.at);
  await stage.work();
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  clock.set(new Date(named.at.getTime() + 86_400_000));
  await watchRounds(app);
  expect(await overdue()).toBe('1');
  clock.advance({ seconds: 1 });
  await watchRounds(app);
  expect(await overdue()).toBe('0');
});
