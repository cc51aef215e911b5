import { cny } from '@fairway/money';
import { createVirtualClock } from '@fairway/testkit';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMetrics } from '#platform/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { accountsOf, readStatement, sealBatches, verifySeals } from '../index.ts';
import { createTestLedger, patienceMs, type TestLedger, testInstant as now } from '../test-ledger.ts';
import { proveEverythingJob } from './prove-everything.job.ts';
import { proveSampleJob } from './prove-sample.job.ts';
import { sealJob } from './seal.job.ts';

let ledger: TestLedger;
let app: Platform;
let lines: string[];

beforeEach(async () => {
  ledger = await createTestLedger();
  lines = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const clock = createVirtualClock('2026-01-05T08:00:00Z');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the jobs ask for these engines alone
  app = {
    db: ledger.db,
    clock,
    ids: ledger.ids,
    logger,
    metrics: createMetrics({ process: false }),
  } as unknown as Platform;
  for (const owner of ['a', 'b', 'c']) for (const minor of [100n, 20n, 3n]) await ledger.fund(owner, minor);
});
afterEach(() => ledger.close());

const drift = (owner: string, seq: number): Promise<void> =>
  ledger.asIntruder(async (client) => {
    const account = accountsOf(owner).center('CNY').id;
    await client.query(
      `update ledger_moves m set a_balance = a_balance + 1 from ledger_accounts a
        where a.id = $1 and m.member = a.member and m.a_key = (a.pocket::bigint << 40) + $2`,
      [account, seq],
    );
  });

const figures = async (): Promise<string> => app.metrics.registry.metrics();

it('raises the alarm and freezes the account within one run of the minute [INV-2]', async () => {
  await proveSampleJob.run(app, { period: '2026-01-05T08:00:00.000Z' });
  expect(lines).toEqual([]);

  await drift('b', 3);
  await proveSampleJob.run(app, { period: '2026-01-05T08:01:00.000Z' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('member/b/center/CNY entry 3: balance 124, expected 123');
  expect(await figures()).toContain('fairway_ledger_proof_findings{proof="sample",kind="entry"} 1');
  const { center, house } = accountsOf('b');
  const fee = ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(1n));
  await expect(ledger.post(fee)).rejects.toMatchObject({ error: 'accountFrozen' });
  expect((await readStatement(ledger.db, center('CNY'))).lines).toHaveLength(3);
});

it('seals each minute and finds a broken seal within ten runs, whatever its age [INV-4]', async () => {
  for (let minute = 0; minute < 30; minute += 1) {
    await ledger.fund('a', 1n);
    // The job leaves to its next run what other suites' open transactions keep it from; here each minute has its seal.
    await sealBatches(ledger.db, app.clock.now(), { patienceMs });
    await sealJob.run(app, { period: new Date(Date.UTC(2026, 0, 5, 8, minute)).toISOString() });
  }
  expect(lines).toEqual([]);

  await drift('b', 1); // in the first of thirty seals
  for (let minute = 30; minute < 40; minute += 1) {
    await sealJob.run(app, { period: new Date(Date.UTC(2026, 0, 5, 8, minute)).toISOString() });
  }
  expect(lines.join('\n')).toContain('seal 1 over batches 1 to 10 is broken');
  expect(lines.join('\n')).toContain('member/b/center/CNY entry 1: balance 101, expected 100');
});

it('proves everything at night', async () => {
  await drift('c', 2);
  await proveEverythingJob.run(app, { period: '2026-01-06' });
  expect(lines.join('\n')).toContain('member/c/center/CNY entry 2: balance 121, expected 120');
});

it('has nothing to seal before the first posting, so that posting breaks no seal', async () => {
  const ledger = await createTestLedger();
  try {
    await sealBatches(ledger.db, now, { patienceMs });
    await ledger.fund('first', 100n);
    await sealBatches(ledger.db, now, { patienceMs });
    expect(await verifySeals(ledger.db, { now })).toMatchObject({ seals: 1, findings: [] });
  } finally {
    await ledger.close();
  }
});
