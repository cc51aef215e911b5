import { beaconScheme } from '@fairway/fair-games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createBeaconStage, type BeaconStage } from '../testing/beacon-stage.ts';
import { getBeacon } from './get-beacon.ts';

let stage: BeaconStage;
let test: TestApp;
beforeAll(async () => {
  [stage, test] = await Promise.all([createBeaconStage(), createTestApp()]);
});
afterAll(async () => {
  await stage.close();
  await test.close();
});

const ask = () => getBeacon(stage.app, { language: 'zh' } as Parameters<typeof getBeacon>[1], {});

it('names the chain before any round was drawn, and then the newest with what proves it', async () => {
  const { chain, clock } = stage;
  const before = await ask();
  expect(before).toEqual({
    chain: {
      hash: chain.hash,
      publicKey: chain.publicKey,
      genesis: new Date(chain.genesis).toISOString(),
      periodMilliseconds: 3_000,
      scheme: beaconScheme.id,
    },
    latest: null,
  });

  const [early, late] = [await stage.ask(3), await stage.ask(30)];
  clock.advance({ seconds: 60 });
  await stage.work();
  const { latest } = await ask();
  expect(latest).toMatchObject({
    round: late.round,
    at: late.at.toISOString(),
    signature: chain.sign(late.round),
  });
  expect(early.round).toBeLessThan(late.round);
});

it('says to a visitor of a site without a beacon that there is none', async () => {
  expect(await test.visitor.getBeacon({})).toEqual({ chain: null, latest: null });
});
