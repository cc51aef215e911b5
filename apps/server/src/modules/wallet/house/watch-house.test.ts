import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createCashierStage, opId, type CashierStage } from '../../cashier/testing/cashier-stage.ts';
import { testCard } from '../../cashier/testing/test-cards.ts';
import { accountsOf, freezeAccount, shardOf } from '#modules/ledger';
import { watchHouse } from './watch-house.job.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

async function figures(): Promise<Record<string, number>> {
  const { app } = stage.test;
  await watchHouse(app);
  const names = [
    'holds_overdue',
    'accounts_frozen',
    'venue_transfers_unresolved',
    'payouts_unanswered',
    'balance_proof_age_seconds',
  ];
  const text = await app.metrics.read();
  return Object.fromEntries(
    names.map((name) => [name, Number(new RegExp(`^fairway_${name} (\\S+)$`, 'm').exec(text)?.[1])]),
  );
}

it('shows a monitor the money that waits for a person', async () => {
  const { app, clock } = stage.test;
  const member = await stage.test.register('WatchedHouse');
  await stage.deposit(member, '50000');
  const billNo = await stage.withdraw(member, await stage.bindCard(member, testCard(950)), '100');
  const clerk = await stage.test.operator('cashier');
  const { version } = await clerk.api.getWithdrawalCase({ billNo });
  await clerk.api.approveWithdrawal({ billNo, version }, opId());
  stage.psp.payoutStatus = 'XQ_88';
  await stage.run();
  expect(await figures()).toEqual({
    holds_overdue: 0,
    accounts_frozen: 0,
    venue_transfers_unresolved: 0,
    payouts_unanswered: 0,
    balance_proof_age_seconds: Number.NaN,
  });

  const lead = await stage.test.operator('cashier-lead');
  await lead.api.takeSolvencyProof({}, opId());
  await freezeAccount(app.db, accountsOf(member.id).center('CNY'), clock.now(), 'a test');
  await sql`
    insert into venues_transfers (shard_id, id, transfer_no, member_id, venue, direction, currency, amount, status, operation_id,
      opening_posting, created_at)
    values (${shardOf(member.id)}, ${app.ids.uuid()}, 'T1', ${member.id}, 'beichen', 'out', 'CNY', 100, 'operator', 'o1',
      ${app.ids.uuid()}, ${clock.now()})`.execute(app.db);
  clock.advance({ hours: 97 });

  // The withdrawal was promised an end within 96 hours and asked about for a day.
  expect(await figures()).toEqual({
    holds_overdue: 1,
    accounts_frozen: 1,
    venue_transfers_unresolved: 1,
    payouts_unanswered: 1,
    balance_proof_age_seconds: 97 * 3600,
  });
});
