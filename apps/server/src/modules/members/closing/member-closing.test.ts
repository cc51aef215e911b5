import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundMember, spendOf } from '../../../testing/fund-member.ts';
import type { TestMember, TestOperator } from '../../../testing/test-app.ts';
import { createCashierStage, opId, type CashierStage } from '../../cashier/testing/cashier-stage.ts';

let stage: CashierStage;
let lead: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  stage = await createCashierStage();
  lead = await stage.test.operator('cashier-lead');
  second = await stage.test.operator('administrator');
});
afterAll(() => stage.end());

const reason = '会员书面申请注销';
type Asked = Omit<
  Parameters<TestOperator['api']['proposeMemberClosing']>[0],
  'memberId' | 'version' | 'reason'
>;

const seen = async ({ id }: TestMember) => {
  const { version, status } = await lead.api.getMemberCase({ memberId: id });
  return { memberId: id, version, status };
};
async function propose(member: TestMember, asked: Asked = { code: 'memberWish' }): Promise<string> {
  const { memberId, version } = await seen(member);
  const { proposalId } = await lead.api.proposeMemberClosing({ memberId, version, reason, ...asked }, opId());
  return proposalId;
}
const approve = (id: string, by = second) => by.api.approveProposal({ id }, opId());
async function close(member: TestMember, asked?: Asked): Promise<void> {
  await approve(await propose(member, asked));
}
async function proposeReopening(member: TestMember): Promise<string> {
  const { memberId, version } = await seen(member);
  return (await lead.api.proposeMemberReopening({ memberId, version, reason }, opId())).proposalId;
}
const logIn = ({ name, proof }: TestMember) =>
  stage.test.clientOf().logIn({ name, password: proof.password });
const refused = (error: string) => ({ error });

describe('closing a member’s account', () => {
  it('takes two people; then the sessions end and nobody logs in, which is said with its code', async () => {
    const member = await stage.test.register('LeavesUs');
    const id = await propose(member);
    expect((await seen(member)).status).toBe('closing');
    await expect(approve(id, lead)).rejects.toMatchObject(refused('approverIsMaker'));

    await approve(id);
    expect((await seen(member)).status).toBe('closed');
    await expect(member.api.getProfile({})).rejects.toMatchObject(refused('tokenRevoked'));
    await expect(logIn(member)).rejects.toMatchObject({ ...refused('memberBlocked'), code: 301_021 });
    const { rows } = await lead.api.listAudit({ objectKind: 'member', objectId: member.id });
    expect(rows.map(({ action }) => action)).toEqual(['approveProposal', 'proposeMemberClosing']);
    expect(rows[0]).toMatchObject({
      before: { status: 'active' },
      after: { status: 'closed', code: 'memberWish' },
      reason,
    });
    const { rows: events } = await sql<{ payload: unknown }>`
      select payload from platform_outbox where name = 'member.closed'`.execute(stage.test.app.db);
    expect(events).toMatchObject([{ payload: { memberId: member.id, code: 'memberWish' } }]);
  });

  it('shows the second person what is left, and is refused while money is', async () => {
    const member = await stage.test.register('HasMoney');
    await fundMember(stage.test.app, member.id, 25_50n);
    await fundMember(stage.test.app, member.id, 3_000_000n, 'USDT');
    const id = await propose(member);
    const { proposals } = await second.api.listProposals({ kind: 'members.close', objectId: member.id });
    expect(proposals).toMatchObject([
      {
        before: { name: 'HasMoney', status: 'active', balances: ['25.50 CNY', '3.00 USDT'], openDeposits: 0 },
        after: { status: 'closed', code: 'memberWish', balances: [] },
        mayDecide: true,
      },
    ]);
    await expect(approve(id)).rejects.toMatchObject(refused('memberHasMoney'));
    expect((await seen(member)).status).toBe('closing');

    await spendOf(stage.test.app, member.id, 25_50n);
    await spendOf(stage.test.app, member.id, 3_000_000n, 'USDT');
    await approve(id);
    expect((await seen(member)).status).toBe('closed');
  });

  it('lets a member whose closing waits log in and withdraw, and neither deposit nor play', async () => {
    const member = await stage.test.register('TakesItOut');
    await stage.deposit(member, '500');
    const methodId = await stage.bindCard(member);
    const id = await propose(member);
    await logIn(member);
    await expect(member.api.createDepositOrder({ payType: 1, amount: '100' }, opId())).rejects.toMatchObject(
      refused('memberClosing'),
    );
    await expect(
      member.api.transferToVenue({ channelCode: 'fairway-sports', amount: '1' }, opId()),
    ).rejects.toMatchObject(refused('memberClosing'));
    expect(await stage.withdraw(member, methodId, '100')).toMatch(/^W/);
    await expect(approve(id)).rejects.toMatchObject(refused('memberHasOrders'));
  });

  it('is refused while a deposit is open, also one that is about to be credited', async () => {
    const member = await stage.test.register('OpenOrder');
    const { billNo } = await member.api.createDepositOrder({ payType: 1, amount: '100' }, opId());
    const id = await propose(member);
    await expect(approve(id)).rejects.toMatchObject(refused('memberHasOrders'));
    await stage.run();
    stage.psp.pay(billNo);
    await stage.callback(stage.psp.message(billNo));
    await stage.run();
    await expect(approve(id)).rejects.toMatchObject(refused('memberHasMoney'));
  });

  it('leaves the account as it was when it is refused or withdrawn', async () => {
    const member = await stage.test.register('StaysOpen');
    const first = await propose(member);
    await second.api.refuseProposal({ id: first, reason: '会员改变主意' }, opId());
    expect((await seen(member)).status).toBe('active');
    const next = await propose(member);
    await lead.api.withdrawProposal({ id: next, reason: '会员改变主意' }, opId());
    expect((await seen(member)).status).toBe('active');
    await expect(approve(next)).rejects.toMatchObject(refused('approvalNotFound'));
  });

  it('is void once the member is frozen; a frozen account stays frozen while its closing waits', async () => {
    const member = await stage.test.register('FrozenToo');
    const id = await propose(member);
    const { memberId, version } = await seen(member);
    await lead.api.freezeMember({ memberId, version, reason: '可疑登录' });
    await expect(approve(id)).rejects.toMatchObject(refused('approvalNotFound'));
    const again = await propose(member, { code: 'duplicate' });
    expect((await seen(member)).status).toBe('frozen');
    await approve(again);
    expect((await seen(member)).status).toBe('closed');
  });

  it('is proposed once, over the state that was seen, by those who may', async () => {
    const member = await stage.test.register('AskedTwice');
    const { memberId, version } = await seen(member);
    const ask = { memberId, version, code: 'terms', reason } as const;
    const support = await stage.test.operator('support');
    await expect(support.api.proposeMemberClosing(ask, opId())).rejects.toMatchObject(
      refused('permissionMissing'),
    );
    await expect(
      lead.api.proposeMemberClosing({ ...ask, version: version + 1 }, opId()),
    ).rejects.toMatchObject(refused('editConflict'));
    await expect(
      lead.api.proposeMemberClosing({ ...ask, code: 'selfExclusion' }, opId()),
    ).rejects.toMatchObject(refused('inputInvalid'));
    const id = await propose(member);
    await expect(propose(member)).rejects.toMatchObject(refused('memberStatusWrong'));
    const trader = await stage.test.operator('trader');
    await expect(approve(id, trader)).rejects.toMatchObject(refused('permissionMissing'));
  });
});

describe('reopening it', () => {
  it('takes two people; then the member logs in and plays again', async () => {
    const member = await stage.test.register('ComesBack');
    await expect(proposeReopening(member)).rejects.toMatchObject(refused('memberStatusWrong'));
    await close(member);
    const id = await proposeReopening(member);
    await expect(approve(id, lead)).rejects.toMatchObject(refused('approverIsMaker'));
    await expect(logIn(member)).rejects.toMatchObject(refused('memberBlocked'));
    await approve(id);
    expect((await seen(member)).status).toBe('active');
    await logIn(member);
  });

  it('is refused until the end of the exclusion for which the account was closed', async () => {
    const member = await stage.test.register('Excluded6');
    await close(member, { code: 'selfExclusion', exclusionMonths: 6 });
    await expect(proposeReopening(member)).rejects.toMatchObject(refused('memberStaysExcluded'));
    const forGood = await stage.test.register('Excluded0');
    await close(forGood, { code: 'selfExclusion', exclusionMonths: 0 });
    await expect(proposeReopening(forGood)).rejects.toMatchObject(refused('memberExcludedForGood'));

    stage.test.clock.advance({ hours: 24 * 190 });
    lead = await stage.test.operator('cashier-lead');
    second = await stage.test.operator('administrator');
    await approve(await proposeReopening(member));
    expect((await seen(member)).status).toBe('active');
    await expect(proposeReopening(forGood)).rejects.toMatchObject(refused('memberExcludedForGood'));
  });
});
