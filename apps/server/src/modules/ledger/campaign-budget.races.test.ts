import { cny } from '@fairway/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf, readBalance, readBalances } from './index.ts';
import { createTestLedger, expectSoundBooks, type TestLedger } from './test-ledger.ts';

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
