import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCashierStage, opId, type CashierStage } from '../../testing/cashier-stage.ts';
import { testCard } from '../../testing/test-cards.ts';
import type { TestMember, TestOperator } from '../../../../testing/test-app.ts';

let stage: CashierStage;
let clerk: TestOperator;
let lead: TestOperator;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

/** Sessions run out while a story advances a day. */
async function newShift(): Promise<void> {
  clerk = await stage.test.operator('cashier');
  lead = await stage.test.operator('cashier-lead');
}

let cards = 0;
/**
 * A payout of which the provider reports an unknown status for ever; `full` and `rest`: the center wallet before and
 * after the request.
 */
async function unanswered(
  name: string,
  amount: string,
): Promise<{ member: TestMember; billNo: string; full: string; rest: string }> {
  const member = await stage.test.register(name);
  await stage.deposit(member, '50000');
  const { center: full } = await stage.balances(member);
  const methodId = await stage.bindCard(member, testCard(900 + cards++));
  const billNo = await stage.withdraw(member, methodId, amount);
  const { center: rest } = await stage.balances(member);
  await newShift();
  for (const by of [clerk, lead]) {
    const { version, record } = await by.api.getWithdrawalCase({ billNo });
    if (record.status === 'reviewing') await by.api.approveWithdrawal({ billNo, version }, opId());
  }
  stage.psp.payoutStatus = 'XQ_88';
  await stage.run();
  stage.psp.payoutStatus = 'PAID';
  return { member, billNo, full, rest };
}

async function aDayLater(): Promise<void> {
  stage.test.clock.advance({ hours: 25 });
  await stage.run();
  stage.test.clock.advance({ minutes: 2 });
  await newShift();
}

const facts = (billNo: string, executed: boolean) => ({
  billNo,
  executed,
  channelReference: '汇桥工单 20260816-7',
  statementLine: executed ? '对账单第 12 行：出款成功' : '对账单三日内无此单',
  reason: '渠道书面答复与对账单一致',
});

describe('a payout that its channel never answers for', () => {
  it('is not decided by people while the channel may still answer', async () => {
    const { member, billNo, full } = await unanswered('Unanswered1', '100');
    await expect(clerk.api.resolvePayout(facts(billNo, false), opId())).rejects.toMatchObject({
      error: 'payoutStillAsked',
    });
    const early = await clerk.api.getWithdrawalCase({ billNo });
    expect(early.resolution).toBeNull();
    expect(early.resolvableFrom).not.toBeNull();
    expect(early.flags).not.toContain('payoutUnanswered');

    await aDayLater();
    expect((await clerk.api.getWithdrawalCase({ billNo })).flags).toContain('payoutUnanswered');
    await expect(
      clerk.api.resolvePayout({ ...facts(billNo, false), reason: ' ' }, opId()),
    ).rejects.toMatchObject({ error: 'reasonNeeded' });

    // 100.00 below the limit of 20,000: one person, and the money is back.
    await clerk.api.resolvePayout(facts(billNo, false), opId());
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'failed', orderState: 4015 });
    expect(await stage.balances(member)).toMatchObject({ center: full, locked: '0.00' });
    await expect(lead.api.resolvePayout(facts(billNo, true), opId())).rejects.toMatchObject({
      error: 'withdrawalStateWrong',
    });
    await stage.proveBooks();
  });

  it('is settled above the limit by two people who say the same, the second with the right for it', async () => {
    const { member, billNo, rest } = await unanswered('Unanswered2', '30000');
    await aDayLater();

    const first = await clerk.api.resolvePayout(facts(billNo, false), opId());
    expect(first.record.status).toBe('paying');
    expect(await clerk.api.getWithdrawalCase({ billNo })).toMatchObject({
      resolution: { by: { name: clerk.name }, executed: false },
    });
    await expect(clerk.api.resolvePayout(facts(billNo, false), opId())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const colleague = await stage.test.operator('cashier');
    await expect(colleague.api.resolvePayout(facts(billNo, false), opId())).rejects.toMatchObject({
      error: 'permissionMissing',
    });

    // The lead finds the opposite: no agreement, nothing moves, and the lead's finding is now the first.
    await lead.api.resolvePayout(facts(billNo, true), opId());
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paying' });
    expect(await stage.balances(member)).toMatchObject({ center: rest, locked: '30000.00' });
    await expect(lead.api.resolvePayout(facts(billNo, true), opId())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });

    const second = await stage.test.operator('cashier-lead');
    await second.api.resolvePayout(facts(billNo, true), opId());
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paid' });
    expect(await stage.balances(member)).toMatchObject({ center: rest, locked: '0.00' });
    const timeline = (await lead.api.getWithdrawalCase({ billNo })).timeline.map(({ event }) => event);
    expect(timeline.filter((event) => event === 'outcomeChecked')).toHaveLength(3);
    const audit = await lead.api.listAudit({ action: 'resolvePayout' });
    expect(audit.rows.filter(({ objectId }) => objectId === billNo)).toHaveLength(3);
    await stage.proveBooks();
  });

  it('is ended once when ten hands press at once, and stays ended when the channel wakes up', async () => {
    const { member, billNo } = await unanswered('Unanswered3', '100');
    await aDayLater();
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? clerk : lead).api.resolvePayout(facts(billNo, index % 3 === 0), opId()),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const ended = await stage.withdrawal(billNo);
    const balances = await stage.balances(member);
    expect(balances.locked).toBe('0.00');

    const payout = stage.psp.payouts.get(billNo);
    if (payout) payout.status = ended.status === 'paid' ? 'FAILED' : 'PAID';
    await stage.callback(stage.psp.message(billNo, 'payout.paid'));
    await stage.run();
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: ended.status });
    expect(await stage.balances(member)).toEqual(balances);
    await stage.proveBooks();
  });

  it('is not given back while a try is in flight', async () => {
    const { billNo } = await unanswered('Unanswered4', '100');
    stage.test.clock.advance({ hours: 25 });
    await newShift();
    await stage.run();
    // The question was asked just now: who says «paid» may, who says «not paid» waits a minute.
    await expect(clerk.api.resolvePayout(facts(billNo, false), opId())).rejects.toMatchObject({
      error: 'payoutStillAsked',
    });
    stage.test.clock.advance({ seconds: 61 });
    await clerk.api.resolvePayout(facts(billNo, false), opId());
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'failed' });
  });
});

describe('payouts that one operator ends alone', () => {
  it('are added up over 24 hours: one below the limit waits for a second person once the sum is above it', async () => {
    const first = await unanswered('Slice1', '12000');
    const second = await unanswered('Slice2', '12000');
    await aDayLater();
    await clerk.api.resolvePayout(facts(first.billNo, false), opId());
    expect(await stage.withdrawal(first.billNo)).toMatchObject({ status: 'failed' });
    // 12,000.00 alone is below 20,000.00; with the one before it is not.
    await clerk.api.resolvePayout(facts(second.billNo, false), opId());
    expect(await stage.withdrawal(second.billNo)).toMatchObject({ status: 'paying' });
    await expect(clerk.api.resolvePayout(facts(second.billNo, false), opId())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    await lead.api.resolvePayout(facts(second.billNo, false), opId());
    expect(await stage.withdrawal(second.billNo)).toMatchObject({ status: 'failed' });
    expect(await stage.balances(second.member)).toMatchObject({ center: second.full, locked: '0.00' });
    await stage.proveBooks();
  });
});
