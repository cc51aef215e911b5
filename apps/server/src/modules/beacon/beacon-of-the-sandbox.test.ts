import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { systemClock } from '#platform/clock.ts';
import { sha256Hex } from '#platform/crypto/hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { startWorker } from '#platform/jobs/start-worker.ts';
import type { Platform } from '#platform/platform.ts';
import { openTestPlatform } from '#platform/test-platform.ts';
import { startSandboxProcess, type SandboxProcess } from '../cashier/testing/processes/sandbox-process.ts';
import { beaconMount } from './mount.ts';
import { readRound, requireRound, roundAt } from './index.ts';

/** A round is asked for each second for a minute, and each minute after that. */
const patience = { timeout: 150_000, interval: 200 };

let party: SandboxProcess;
let database: TestDatabase;
let platform: ReturnType<typeof openTestPlatform>;
let app: Platform;
beforeAll(async () => {
  party = await startSandboxProcess({ CHAIN: 'off' });
  database = await createTestDatabase();
  platform = openTestPlatform(database.urls.app);
  const config = parseConfig({
    NODE_ENV: 'test',
    APP_DATABASE_URL: database.urls.app,
    SERVER_SECRET: 's'.repeat(32),
    PASSWORD_PEPPER: 'p'.repeat(32),
    SANDBOX_URL: party.url,
  });
  app = { ...platform.app, config, clock: systemClock };
});
afterAll(async () => {
  await platform.close();
  await database.drop();
  await party.stop();
});

it('draws by the key that development knows, as time goes on, through a lie, a silence and a late round', async () => {
  const refused: unknown[] = [];
  app.logger.error = (fields) => void refused.push(fields);
  const worker = await startWorker(app, beaconMount.jobs ?? []);
  const wait = async (instant: Date) => {
    const named = roundAt(app, instant);
    await inTransaction(app.db, (tx) => requireRound(tx, named));
    await expect.poll(() => readRound(app.db, named), patience).toBeDefined();
    const drawn = await readRound(app.db, named);
    expect(drawn?.verifiedAt.getTime()).toBeGreaterThanOrEqual(named.at.getTime());
    expect(drawn?.randomness).toBe(sha256Hex(Buffer.from(drawn?.signature ?? '', 'hex')));
    return named;
  };
  const next = await wait(new Date(new Date().getTime() + 1000));
  await wait(new Date(new Date().getTime() - 86_400_000));
  expect(refused).toEqual([]);

  for (const effect of [{ execute: 'no' }, { answer: 'silent' }, { answer: 'badSignature' }])
    await party.post('/director/faults', {
      party: 'beacon',
      operation: 'round',
      effect: { kind: 'request', ...effect },
    });
  const late = roundAt(app, new Date(next.at.getTime() - 12_000));
  await inTransaction(app.db, (tx) => requireRound(tx, late));
  await expect
    .poll(() => refused, patience)
    .toContainEqual(
      expect.objectContaining({ runbook: 'beacon', reason: 'falseSignature', seq: late.round }),
    );
  // The relay that lied is alone here, and rests for a minute: nothing was kept of what it said.
  expect(await readRound(app.db, late)).toBeUndefined();
  await worker.stop();
}, 300_000);
