import { cny } from '@fairway/money';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#platform/test-eventually.ts';
import { accountsOf, readBalance } from './index.ts';
import { rawPost } from './test-raw-posting.ts';
import { createTestLedger, expectSoundBooks, type TestLedger } from './test-ledger.ts';

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(async () => {
  await expectSoundBooks(ledger);
  await ledger.close();
});

it('continues a bucket in which a lane was first, without a refusal', async () => {
  const { shard, center, house } = accountsOf('first');
  const other =
    Array.from({ length: 500 }, (_, n) => `second-${n}`).find((o) => accountsOf(o).shard === shard) ?? '';
  await ledger.fund('first', 10n);
  await ledger.fund(other, 10n);
  await ledger.post(ledger.transfer('fee', center('CNY'), house('fees', 'CNY'), cny(1n)));
  // As a lane does: it asks for no lock of the bucket.
  const lane = new Client({ connectionString: ledger.database.urls.app });
  await lane.connect();
  await lane.query('begin');
  const side = { account: center('CNY'), seq: 3, balance: 8n };
  await rawPost(lane, ledger.ids, 'fee', [{ a: side, house: house('fees', 'CNY'), amount: -1n }]);
  const second = accountsOf(other);
  const waiting = ledger.post(
    ledger.transfer('fee', second.center('CNY'), second.house('fees', 'CNY'), cny(1n)),
  );
  await eventually(async () => {
    const { rows } = await lane.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
  await lane.query('commit');
  await waiting;
  await lane.end();
  expect(await readBalance(ledger.db, house('fees', 'CNY'))).toEqual(cny(3n));
});
