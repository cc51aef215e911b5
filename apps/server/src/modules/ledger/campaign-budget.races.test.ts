import { cny } from '@fairway/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from 'pg';
import { eventually } from '#platform/test-eventually.ts';
import { accountsOf, readBalance, readBalances } from './index.ts';
import { createTestLedger, expectSoundBooks, type TestLedger } from './test-ledger.ts';
import { rawPost } from './test-raw-posting.ts';

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(async () => {
  await expectSoundBooks(ledger);
  await ledger.close();
});

it('lets forty winners take no more than the budget, through lanes and transactions at once', async () => {
  const { shard, house } = accountsOf('winner');
  const budget = house('campaign', 'CNY', 'rain-1');
  const winners = Array.from({ length: 2_000 }, (_, n) => `winner-${n}`)
    .filter((owner) => accountsOf(owner).shard === shard)
    .slice(0, 40);
  await ledger.post(ledger.transfer('promotionFund', house('promotions', 'CNY'), budget, cny(100n)));

  const awards = await Promise.allSettled(
    winners.map(async (owner, index) => {
      const award = ledger.transfer('promotionAward', budget, accountsOf(owner).bonus('CNY'), cny(7n));
      if (index % 2 === 0) await ledger.lane.post({ transfers: [award], answer: () => null });
      else await ledger.post(award);
    }),
  );

  // ⌊100 ÷ 7⌋ = 14, and 2 are left.
  expect(awards.filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
  for (const award of awards)
    if (award.status === 'rejected') expect(award.reason).toMatchObject({ error: 'insufficientBalance' });
  expect(await readBalance(ledger.db, budget)).toEqual(cny(2n));
  const accounts = winners.map((owner) => accountsOf(owner).bonus('CNY'));
  const balances = await readBalances(ledger.db, accounts);
  const paid = accounts.reduce((sum, account) => sum + balances.of(account).minor, 0n);
  expect(paid).toBe(98n);
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
