import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCashierStage, opId, type CashierStage } from '../testing/cashier-stage.ts';
import { testCard } from '../testing/test-cards.ts';
import { retryStuckOrdersJob } from './retry-stuck-orders.job.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

/** What is left of the queue when every job has used up its tries. */
const loseJobs = () => sql`delete from graphile_worker._private_jobs`.execute(stage.test.app.db);

describe('orders that lost their jobs', () => {
  it('are found: the deposit expires, the payout is asked about, the review ends', async () => {
    const [depositor, paid, forgotten] = [
      await stage.test.register('LostDeposit'),
      await stage.test.register('LostPayout'),
      await stage.test.register('LostReview'),
    ];
    await stage.deposit(paid, '500');
    await stage.deposit(forgotten, '500');
    const payout = await stage.withdraw(paid, await stage.bindCard(paid, testCard(1)), '100');
    const review = await stage.withdraw(forgotten, await stage.bindCard(forgotten, testCard(2)), '100');
    const clerk = await stage.test.operator('cashier');
    const { version } = await clerk.api.getWithdrawalCase({ billNo: payout });
    await clerk.api.approveWithdrawal({ billNo: payout, version }, opId());
    const { billNo } = await depositor.api.createDepositOrder({ payType: 1, amount: '100' }, opId());
    await loseJobs();

    stage.test.clock.advance({ minutes: 31 });
    await retryStuckOrdersJob.run(stage.test.app, { period: '' });
    await stage.run();
    expect(await stage.order(billNo)).toMatchObject({ status: 'expired' });
    expect(await stage.withdrawal(payout)).toMatchObject({ status: 'paid' });
    expect(await stage.withdrawal(review)).toMatchObject({ status: 'reviewing' });

    await loseJobs();
    stage.test.clock.advance({ hours: 97 });
    await retryStuckOrdersJob.run(stage.test.app, { period: '' });
    await stage.run();
    expect(await stage.withdrawal(review)).toMatchObject({ status: 'timedOut' });
    await stage.proveBooks();
  });
});
