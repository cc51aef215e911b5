import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { createCashierStage, opId, type CashierStage } from './testing/cashier-stage.ts';
import { killedAt, Killed } from './testing/processes/killed-platform.ts';
import { cashierJobs } from './testing/cashier-jobs.ts';
import { testCard } from './testing/test-cards.ts';
import { sql } from 'kysely';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

/** Jobs of a process that may be killed; what it leaves is run by the next one. */
async function runKilled(app: Platform): Promise<void> {
  try {
    await runDueJobs(app, cashierJobs);
  } catch (fault) {
    if (!(fault instanceof Killed)) throw fault;
    // A dead worker's job is unlocked by the janitor; here at once.
    await sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null`.execute(
      stage.test.app.db,
    );
  }
}

const wait = async () => {
  stage.test.clock.advance({ seconds: 61 });
  await stage.run();
};

describe('the process killed at every transaction of a deposit', () => {
  it.each(['before', 'after'] as const)('%s it: the payment is credited once', async (when) => {
    for (let at = 1; at < 20; at += 1) {
      const member = await stage.test.register(`Dep${when}${at}`);
      const { billNo, orderAmount } = await member.api.createDepositOrder(
        { payType: 1, amount: '100' },
        opId(),
      );
      const first = killedAt(stage.test.app, at, when);
      await runKilled(first.app);
      await stage.run();
      await wait();
      stage.psp.pay(billNo);
      await stage.callback(stage.psp.message(billNo));
      const second = killedAt(stage.test.app, at, when);
      await runKilled(second.app);
      await stage.run();
      await wait();
      await wait();
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: orderAmount });
      expect((await stage.balances(member)).center).toBe(orderAmount);
      if (!first.reached() && !second.reached()) break;
      expect(at).toBeLessThan(19);
    }
    await stage.proveBooks();
  });
});

describe('the process killed at every transaction of a payout', () => {
  it.each(['before', 'after'] as const)('%s it: the member is paid once', async (when) => {
    const name = `Pay${when}`;
    const clerk = await stage.test.operator('cashier');
    for (let at = 1; at < 20; at += 1) {
      const member = await stage.test.register(`${name}${at}`);
      const deposit = await stage.deposit(member, '500');
      const { creditedAmount } = await stage.order(deposit);
      const card = testCard(at + (when === 'after' ? 50 : 0));
      const billNo = await stage.withdraw(member, await stage.bindCard(member, card), '100');
      const { version } = await clerk.api.getWithdrawalCase({ billNo });
      await clerk.api.approveWithdrawal({ billNo, version }, opId());
      const book = stage.psp.paidOut();
      const killed = killedAt(stage.test.app, at, when);
      await runKilled(killed.app);
      await stage.run();
      await wait();
      await wait();
      expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paid' });
      expect(Number(stage.psp.paidOut()) - Number(book)).toBeCloseTo(100);
      const { center, locked } = await stage.balances(member);
      expect(locked).toBe('0.00');
      expect(BigInt(creditedAmount.replace('.', '')) - BigInt(center.replace('.', ''))).toBe(10_000n);
      if (!killed.reached()) break;
      expect(at).toBeLessThan(19);
    }
    await stage.proveBooks();
  });
});

describe('two at the same moment', () => {
  it('cancel and pay: the payment is credited or waits, never lost, and the order says which', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await stage.test.register(`CancelPay${round}`);
      const { billNo, orderAmount } = await member.api.createDepositOrder(
        { payType: 1, amount: '100' },
        opId(),
      );
      await stage.run();
      stage.psp.pay(billNo);
      await Promise.all([
        member.api.cancelDepositOrder({ billNo }, opId()).catch(() => undefined),
        stage.callback(stage.psp.message(billNo)).then(() => stage.run()),
      ]);
      await stage.run();
      // It was paid in the second of the cancel, so it counts as paid before.
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: orderAmount });
    }
    await stage.proveBooks();
  });

  it('expire and pay: what was paid in time is credited, once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await stage.test.register(`ExpirePay${round}`);
      const { billNo, orderAmount } = await member.api.createDepositOrder(
        { payType: 1, amount: '100' },
        opId(),
      );
      await stage.run();
      const paidAt = stage.test.clock.now();
      stage.test.clock.advance({ minutes: 15 });
      stage.psp.pay(billNo, { paidAt });
      await stage.callback(stage.psp.message(billNo));
      await Promise.all([stage.run(), stage.run(), stage.run()]);
      expect(await stage.order(billNo)).toMatchObject({ status: 'settled', creditedAmount: orderAmount });
      expect((await stage.balances(member)).center).toBe(orderAmount);
    }
    await stage.proveBooks();
  });

  it('two clerks credit one payment ten times: one decision holds', async () => {
    const member = await stage.test.register('TwoClerks');
    const { billNo } = await member.api.createDepositOrder({ payType: 1, amount: '100' }, opId());
    await stage.run();
    stage.psp.pay(billNo, { amount: '80.00' });
    await stage.callback(stage.psp.message(billNo));
    await stage.run();
    const [one, two] = [await stage.test.operator('cashier'), await stage.test.operator('cashier-lead')];
    const { payments } = await one.api.getDepositCase({ billNo });
    const paymentId = payments[0]?.paymentId ?? '';
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? one : two).api.decideDeposit(
          { paymentId, decision: 'credit', reason: '按实付入账' },
          opId(),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stage.balances(member)).center).toBe('80.00');
    await stage.proveBooks();
  });
});
