import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundMember } from '../../../testing/fund-member.ts';
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

const caseOf = ({ id: memberId }: TestMember) => lead.api.getMemberCase({ memberId });
async function propose(member: TestMember, code: 'memberWish' | 'terms' = 'memberWish'): Promise<string> {
  const { version } = await caseOf(member);
  const ask = { memberId: member.id, version, code, reason: '会员在线申请注销' };
  return (await lead.api.proposeMemberClosing(ask, opId())).proposalId;
}
const approve = (id: string) => second.api.approveProposal({ id }, opId());
const listed = async ({ id }: TestMember) =>
  (await lead.api.listClosingRequests({})).requests.find(({ memberId }) => memberId === id);

describe('a member who asks for the account to be closed', () => {
  it('changes nothing by it: operators see the request with what is left, once', async () => {
    const member = await stage.test.register('WantsOut');
    await stage.deposit(member, '500');
    const methodId = await stage.bindCard(member);
    const { request } = await member.api.requestClosing({ note: '不想再玩了' });
    expect(request).toMatchObject({ underWay: false });
    expect(await member.api.requestClosing({ note: '再问一次' })).toEqual({ request });
    expect((await caseOf(member)).status).toBe('active');

    expect(await stage.withdraw(member, methodId, '100')).toMatch(/^W/);
    expect(await listed(member)).toMatchObject({
      name: 'WantsOut',
      status: 'active',
      note: '不想再玩了',
      overdue: false,
      openWithdrawals: 1,
      balances: [expect.stringMatching(/^500\.\d\d CNY$/)],
      proposalId: null,
    });
  });

  it('takes it back as long as the account is open, with what operators proposed because of it', async () => {
    const member = await stage.test.register('ThinksAgain');
    await member.api.requestClosing({ note: '' });
    const id = await propose(member);
    expect(await member.api.getClosingRequest({})).toMatchObject({ request: { underWay: true } });
    expect((await listed(member))?.proposalId).toBe(id);

    expect(await member.api.takeBackClosing({})).toEqual({ request: null });
    expect((await caseOf(member)).status).toBe('active');
    await expect(approve(id)).rejects.toMatchObject({ error: 'approvalNotFound' });
    expect(await listed(member)).toBeUndefined();
    expect(await member.api.takeBackClosing({})).toEqual({ request: null });
  });

  it('does not stop by it what operators close for another reason', async () => {
    const member = await stage.test.register('BrokeTerms');
    await member.api.requestClosing({ note: '' });
    const id = await propose(member, 'terms');
    expect(await member.api.takeBackClosing({})).toEqual({ request: null });
    expect((await caseOf(member)).status).toBe('closing');
    await approve(id);
    expect((await caseOf(member)).status).toBe('closed');
  });

  it('is done with once the account is closed', async () => {
    const member = await stage.test.register('IsGone');
    await member.api.requestClosing({ note: '' });
    await approve(await propose(member));
    expect(await listed(member)).toBeUndefined();
  });

  it('stays closing while money is left, however long, and is marked as overdue after 30 days', async () => {
    const member = await stage.test.register('LeavesMoney');
    await fundMember(stage.test.app, member.id, 25_50n);
    await member.api.requestClosing({ note: '' });
    const id = await propose(member);
    stage.test.clock.advance({ hours: 24 * 31 });
    lead = await stage.test.operator('cashier-lead');
    second = await stage.test.operator('administrator');
    await expect(approve(id)).rejects.toMatchObject({ error: 'memberHasMoney' });
    expect(await listed(member)).toMatchObject({ status: 'closing', overdue: true, balances: ['25.50 CNY'] });
  });
});
