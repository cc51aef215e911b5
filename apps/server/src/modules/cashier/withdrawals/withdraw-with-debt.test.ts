import { cny } from '@fairway/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { accountsOf, move, postTransfer, type Leg } from '#modules/ledger';
import { createCashierStage, type CashierStage } from '../testing/cashier-stage.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

function post(reason: 'depositReversal' | 'debtRepayment', legs: [Leg, Leg]) {
  const { db, ids } = stage.test.app;
  return inTransaction(db, (tx) =>
    postTransfer(tx, { id: ids.uuid(), reason, legs, at: stage.test.clock.now(), requestId: 'correction' }),
  );
}

it('a member who owes withdraws what is not owed, says so beforehand, and all of it once it is repaid', async () => {
  const member = await stage.test.register('Debtor');
  const methodId = await stage.bindCard(member);
  await stage.deposit(member, '1000');
  const accounts = accountsOf(member.id);
  const [debt, house] = [accounts.debt('CNY'), accounts.house('deposits', 'CNY', 'psp')];
  const { center } = await stage.balances(member);
  const cents = BigInt(center.replace('.', ''));

  // 850.00 were taken back that the wallet did not have then: what is free is the balance less 850.00.
  await post('depositReversal', move(debt, house, cny(850_00n)));
  const free = cents - 850_00n;
  const yuan = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
  const terms = (await member.api.getWithdrawalTerms({})).wallets[0];
  expect(terms).toMatchObject({ available: center, owed: '850.00', mostNow: yuan(free) });
  await expect(stage.withdraw(member, methodId, yuan(free + 1n))).rejects.toMatchObject({
    error: 'withdrawalOwes',
    data: { owed: '850.00', available: yuan(free) },
  });
  expect((await stage.balances(member)).locked).toBe('0.00');

  // Below the least of a withdrawal the page says it beforehand.
  await post('depositReversal', move(debt, house, cny(100_00n)));
  const { blocks } = await member.api.getWithdrawalTerms({});
  expect(blocks.filter(({ currency }) => currency === 'CNY').map(({ error }) => error)).toEqual([
    'withdrawalOwes',
  ]);

  await post('debtRepayment', move(accounts.center('CNY'), debt, cny(800_00n)));
  // 950.00 were owed, 800.00 are repaid; 150.00 stay.
  expect((await member.api.getWithdrawalTerms({})).wallets[0]).toMatchObject({ owed: '150.00' });
  await stage.proveBooks();
});

it('ten presses at once do not get past the debt', async () => {
  const member = await stage.test.register('DebtRace');
  const methodId = await stage.bindCard(member, '6217000000000000004');
  await stage.deposit(member, '1000');
  const accounts = accountsOf(member.id);
  await post(
    'depositReversal',
    move(accounts.debt('CNY'), accounts.house('deposits', 'CNY', 'psp'), cny(500_00n)),
  );
  const ends = await Promise.allSettled(
    Array.from({ length: 10 }, () => stage.withdraw(member, methodId, '600')),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(0);
  expect((await stage.balances(member)).locked).toBe('0.00');
});
