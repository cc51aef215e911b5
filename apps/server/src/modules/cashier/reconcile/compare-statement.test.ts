import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { psp } from '../channels/psp/channel.ts';
import type { TestOperator } from '../../../testing/test-app.ts';
import { createCashierStage, opId, type CashierStage } from '../testing/cashier-stage.ts';
import { compareStatement, compareStatementJob } from './compare-statement.job.ts';

let stage: CashierStage;
let auditor: TestOperator;
beforeAll(async () => {
  stage = await createCashierStage();
  auditor = await stage.test.operator('auditor');
});
afterAll(() => stage.end());

const loseJobs = () => sql`delete from graphile_worker._private_jobs`.execute(stage.test.app.db);

describe('the provider’s statement against our book', () => {
  it('finds a payment and a payout that nobody reported to us, and books them', async () => {
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

  it('names a line of another amount, moves nothing by it, and has it repaired by two people, once', async () => {
    const member = await stage.test.register('StatementLies');
    const billNo = await stage.deposit(member, '300');
    const before = await stage.balances(member);
    const payment = stage.psp.collections.get(billNo)?.payments[0];
    const ours = payment?.amount ?? '';
    const theirs = ours.replace('300', '310');
    if (payment) payment.amount = theirs;
    expect(await compareStatement(stage.test.app, psp)).toMatchObject({ different: 1 });
    await stage.run();
    expect(await stage.balances(member)).toEqual(before);

    const clerk = await stage.test.operator('cashier');
    const lead = await stage.test.operator('cashier-lead');
    const { differences } = await clerk.api.listReconciliation({});
    const difference = differences.find((row) => row.billNo === billNo);
    expect(difference).toMatchObject({
      channel: 'psp',
      kind: 'paymentAmount',
      billNo,
      memberId: member.id,
      ours,
      theirs,
      difference: '10.00',
      state: 'open',
    });
    const differenceId = difference?.id ?? '';
    const evidence = '渠道回单为 310.00，差额补给会员';
    const proposed = { differenceId, way: 'member', evidence } as const;
    const { proposalId: id } = await clerk.api.proposeRepair(proposed, opId());
    await expect(lead.api.proposeRepair(proposed, opId())).rejects.toMatchObject({ error: 'editConflict' });
    const decide = () => lead.api.approveProposal({ id }, opId());
    // Figures that have changed since the proposal are not repaired by it.
    const restate = (by: number) =>
      sql`update cashier_differences set theirs = theirs + ${by} where id = ${differenceId}`.execute(
        stage.test.app.db,
      );
    await restate(1);
    await expect(decide()).rejects.toMatchObject({ error: 'approvalVoided' });
    await restate(-1);
    const ends = await Promise.allSettled([decide(), decide(), decide()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stage.balances(member)).toMatchObject({ center: theirs });

    // The statement goes on saying what it says; what people have ended stays ended.
    stage.test.clock.advance({ minutes: 1 });
    await lead.api.compareBooks({});
    const after = await lead.api.listReconciliation({});
    expect(
      after.differences.filter(({ state, kind }) => state === 'open' && kind === 'paymentAmount'),
    ).toEqual([]);
    expect(after.differences.find((row) => row.id === differenceId)?.state).toBe('repaired');
    await expect(clerk.api.proposeRepair(proposed, opId())).rejects.toMatchObject({
      error: 'differenceClosed',
    });
    const { rows } = await auditor.api.listAudit({ objectKind: 'wallet-repair', objectId: differenceId });
    expect(rows.map(({ action }) => ({ action }))).toEqual([
      { action: 'approveProposal' },
      { action: 'proposeRepair' },
    ]);
    await stage.proveBooks();
  });

  it('names a credit that the statement does not know', async () => {
    const member = await stage.test.register('StatementLacks');
    const billNo = await stage.deposit(member, '400');
    const { center: ours } = await stage.balances(member);
    stage.psp.collections.delete(billNo);
    stage.test.clock.advance({ minutes: 11 });
    await compareStatement(stage.test.app, psp);
    const lead = await stage.test.operator('cashier-lead');
    const { differences } = await lead.api.listReconciliation({});
    expect(differences.find((row) => row.billNo === billNo)).toMatchObject({
      kind: 'notInStatement',
      ours,
      theirs: null,
      difference: `-${ours}`,
    });
  });

  it('that is not given at night is named so, and the other channels are compared all the same', async () => {
    stage.test.clock.advance({ minutes: 1 });
    stage.psp.spoils = [{ path: '/psp/v1/statement', answer: 'maintenance', executed: false }];
    const night = { period: '2026-11-21' };
    await expect(compareStatementJob.run(stage.test.app, night)).rejects.toThrow('statements are missing');
    const now = stage.test.clock.now().toISOString();
    const lead = await stage.test.operator('cashier-lead');
    const channels = async () => (await lead.api.listReconciliation({})).channels;
    const of = async (code: string) => (await channels()).find(({ channel }) => channel === code);
    expect(await of('psp')).toMatchObject({ fault: 'unreachable' });
    expect(await of('trc20')).toMatchObject({ fault: '', comparedAt: now });
    // The job comes again, and the statement with it.
    stage.psp.spoils = [];
    await compareStatementJob.run(stage.test.app, night);
    expect(await of('psp')).toMatchObject({ fault: '', comparedAt: now });
  });
});
