import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCashierStage, opId, testCards, type CashierStage } from '../../testing/cashier-stage.ts';
import type { TestMember, TestOperator } from '../../../../testing/test-app.ts';

let stage: CashierStage;
let member: TestMember;
let methodId = '';
let clerk: TestOperator;
let lead: TestOperator;
beforeAll(async () => {
  stage = await createCashierStage();
  member = await stage.test.register('QueueMember');
  for (let count = 0; count < 3; count += 1) await stage.deposit(member, '50000');
  methodId = await stage.bindCard(member, testCards[1]);
  clerk = await stage.test.operator('cashier');
  lead = await stage.test.operator('cashier-lead');
});
afterAll(() => stage.end());

const versionOf = async (billNo: string) => (await lead.api.getWithdrawalCase({ billNo })).version;
const approve = async (by: TestOperator, billNo: string) =>
  by.api.approveWithdrawal({ billNo, version: await versionOf(billNo) }, opId());
const refuse = async (billNo: string) =>
  lead.api.rejectWithdrawal({ billNo, version: await versionOf(billNo), reason: '资料不符' }, opId());

describe('the money queue', () => {
  it('wants two people above the limit, the second with the right for it, and not the first again', async () => {
    const billNo = await stage.withdraw(member, methodId, '30000');
    expect(await approve(clerk, billNo)).toMatchObject({
      needsTwo: true,
      record: { status: 'reviewing' },
      firstApproval: { by: { name: clerk.name } },
    });
    await expect(approve(clerk, billNo)).rejects.toMatchObject({ error: 'approverIsMaker' });
    const second = await stage.test.operator('cashier');
    await expect(approve(second, billNo)).rejects.toMatchObject({ error: 'permissionMissing' });
    expect(await approve(lead, billNo)).toMatchObject({ record: { status: 'paying' } });
    await stage.run();
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paid' });
    await member.api.confirmWithdrawalReceipt({ billNo }, opId());
  });

  it('sums the day: a small withdrawal after a large one needs two as well', async () => {
    const billNo = await stage.withdraw(member, methodId, '100');
    expect(await approve(clerk, billNo)).toMatchObject({ needsTwo: true, record: { status: 'reviewing' } });
    const before = await stage.balances(member);
    expect(await refuse(billNo)).toMatchObject({ record: { status: 'refused' } });
    expect((await stage.balances(member)).locked).toBe('0.00');
    expect(before.locked).toBe('100.00');
    expect(await stage.withdrawal(billNo)).toMatchObject({ reason: '资料不符', orderState: 4015 });
  });

  it('admits one clerk to a case at a time and shows the other who has it', async () => {
    const billNo = await stage.withdraw(member, methodId, '100');
    await clerk.api.claimWithdrawal({ billNo });
    await expect(lead.api.claimWithdrawal({ billNo })).rejects.toMatchObject({
      error: 'caseClaimed',
      data: { name: clerk.name },
    });
    await expect(refuse(billNo)).rejects.toMatchObject({ error: 'caseClaimed' });
    await clerk.api.releaseWithdrawal({ billNo });
    await lead.api.claimWithdrawal({ billNo });
    stage.test.clock.advance({ minutes: 6 });
    await clerk.api.claimWithdrawal({ billNo });
    await clerk.api.releaseWithdrawal({ billNo });
    await refuse(billNo);
  });

  it('refuses a decision on what has changed since it was read', async () => {
    const billNo = await stage.withdraw(member, methodId, '100');
    const version = await versionOf(billNo);
    await clerk.api.claimWithdrawal({ billNo });
    await clerk.api.releaseWithdrawal({ billNo });
    await expect(lead.api.approveWithdrawal({ billNo, version }, opId())).rejects.toMatchObject({
      error: 'editConflict',
    });
    await refuse(billNo);
  });

  it('freezes with a reason and a time, voids the first approval, and thaws by itself', async () => {
    const billNo = await stage.withdraw(member, methodId, '100');
    await approve(clerk, billNo);
    const version = await versionOf(billNo);
    await expect(
      lead.api.freezeWithdrawal({ billNo, version, reason: '', hours: 2 }, opId()),
    ).rejects.toMatchObject({ error: 'reasonNeeded' });
    const freeze = { billNo, version, reason: '核对收款卡', hours: 1 };
    expect(await lead.api.freezeWithdrawal(freeze, opId())).toMatchObject({
      record: { status: 'frozen' },
      firstApproval: null,
    });
    expect(await member.api.getActiveWithdrawal({})).toMatchObject({
      orderState: 4014,
      reason: '核对收款卡',
    });
    await expect(approve(lead, billNo)).rejects.toMatchObject({ error: 'withdrawalStateWrong' });
    stage.test.clock.advance({ minutes: 61 });
    await stage.run();
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'reviewing', reason: null });
    // Their sessions ran out in the meantime.
    clerk = await stage.test.operator('cashier');
    lead = await stage.test.operator('cashier-lead');
    await refuse(billNo);
  });

  it('decides once when approve and reject are pressed together ten times', async () => {
    const small = await stage.test.register('PressedAtOnce');
    await stage.deposit(small, '1000');
    const method = await stage.bindCard(small, testCards[2]);
    const before = await stage.balances(small);
    const billNo = await stage.withdraw(small, method, '100');
    const version = await versionOf(billNo);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? clerk.api.approveWithdrawal({ billNo, version }, opId())
          : lead.api.rejectWithdrawal({ billNo, version, reason: '重复申请' }, opId()),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await stage.run();
    const after = await stage.withdrawal(billNo);
    const balances = await stage.balances(small);
    expect(balances.locked).toBe('0.00');
    if (after.status === 'refused') expect(balances).toEqual(before);
    else expect(after.status).toBe('paid');
    await stage.proveBooks();
  });

  it('is closed without its right, and every decision has its audit row', async () => {
    const trader = await stage.test.operator('trader');
    await expect(trader.api.listWithdrawalQueue({})).rejects.toMatchObject({ error: 'permissionMissing' });
    const support = await stage.test.operator('support');
    const { cases } = await support.api.listWithdrawalQueue({ status: 'paid' });
    const billNo = cases[0]?.record.billNo ?? 'W260815000000000000';
    await expect(support.api.claimWithdrawal({ billNo })).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    const auditor = await stage.test.operator('auditor');
    const { rows } = await auditor.api.listAudit({});
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of ['approveWithdrawal', 'rejectWithdrawal', 'freezeWithdrawal', 'claimWithdrawal'])
      expect(actions).toContain(action);
  });
});
