import { beaconScheme } from '@fairway/fair-games';
import { expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestChain } from '../testing/test-chain.ts';
import { startTestRelay } from '../testing/test-relay.ts';
import { drawRoundJob } from './draw-round.job.ts';
import { requireRound } from './require-round.ts';
import { roundAt } from './round-at.ts';

it('names the chain before any round was drawn, and then the newest with what proves it', async () => {
  const start = '2026-08-15T04:00:00.000Z';
  const chain = createTestChain(new Date(Date.parse(start) - 300_000).toISOString());
  const relay = await startTestRelay(chain);
  const test = await createTestApp({
    start,
    env: {
      BEACON_URL: relay.url,
      BEACON_CHAIN: chain.hash,
      BEACON_PUBLIC_KEY: chain.publicKey,
      BEACON_GENESIS: String(chain.genesis / 1000),
      BEACON_PERIOD: String(chain.period / 1000),
    },
  });
  expect(await test.visitor.getBeacon({})).toEqual({
    chain: {
      hash: chain.hash,
      publicKey: chain.publicKey,
      genesis: new Date(chain.genesis).toISOString(),
      periodMilliseconds: 3_000,
      scheme: beaconScheme.id,
    },
    latest: null,
  });

  const [early, late] = [3, 30].map((seconds) =>
    roundAt(test.app, new Date(Date.parse(start) + seconds * 1000)),
  );
  if (!early || !late) throw new Error('no rounds');
  for (const named of [early, late]) await inTransaction(test.app.db, (tx) => requireRound(tx, named));
  test.clock.advance({ seconds: 60 });
  await runDueJobs(test.app, [drawRoundJob]);
  expect((await test.visitor.getBeacon({})).latest).toMatchObject({
    round: late.round,
    at: late.at.toISOString(),
    signature: chain.sign(late.round),
  });
  await test.end();
  await relay.stop();
});

it('says to a visitor of a site without a beacon that there is none', async () => {
  const test = await createTestApp();
  expect(await test.visitor.getBeacon({})).toEqual({ chain: null, latest: null });
  await test.end();
});
