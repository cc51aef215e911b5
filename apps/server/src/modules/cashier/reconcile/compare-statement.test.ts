import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { psp } from '../channels/psp/channel.ts';
import { createCashierStage, opId, type CashierStage } from '../testing/cashier-stage.ts';
import { compareStatement } from './compare-statement.job.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

const loseJobs = () => sql`delete from graphile_worker._private_jobs`.execute(stage.test.app.db);

describe('the provider’s statement against our book', () => {
  it('finds a payment and a payout that nobody told us of, and books them', async () => {
    const member = await stage.test.register('Statement');
    await stage.deposit(member, '500');
    expect(await compareStatement(stage.test.app, psp)).toEqual({ lines: 1, missing: 0, different: 0 });

    const payout = await stage.withdraw(member, await stage.bindCard(member), '100');
    const clerk = await stage.test.operator('cashier');
    const { version } = await clerk.api.getWithdrawalCase({ billNo: payout });
    await clerk.api.approveWithdrawal({ billNo: payout, version }, opId());
    stage.psp.spoils = [{ path: '/psp/v1/payouts', answer: 'http500', executed: true }];
    const order = await member.api.createDepositOrder({ payType: 1, amount: '200' }, opId());
    await stage.run();
    stage.psp.pay(order.billNo);
    // Every message and every question about them is lost.
    await loseJobs();
    expect(await compareStatement(stage.test.app, psp)).toEqual({ lines: 3, missing: 2, different: 0 });
    await stage.run();
    expect(await stage.order(order.billNo)).toMatchObject({ status: 'settled' });
    expect(await stage.withdrawal(payout)).toMatchObject({ status: 'paid' });
    expect(await compareStatement(stage.test.app, psp)).toEqual({ lines: 3, missing: 0, different: 0 });
    await stage.proveBooks();
  });

  it('names a line of another amount, and moves nothing by it', async () => {
    const member = await stage.test.register('StatementLies');
    const billNo = await stage.deposit(member, '300');
    const before = await stage.balances(member);
    const payment = stage.psp.collections.get(billNo)?.payments[0];
    if (payment) payment.amount = '999.00';
    expect(await compareStatement(stage.test.app, psp)).toMatchObject({ different: 1 });
    await stage.run();
    expect(await stage.balances(member)).toEqual(before);
  });
});
