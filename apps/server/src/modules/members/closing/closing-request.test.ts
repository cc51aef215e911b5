import { sql } from 'kysely';
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
/** The clock stands still in a test: an answer comes after the request. */
const refuse = (id: string, reason: string) => {
  stage.test.clock.advance({ seconds: 1 });
  return second.api.refuseProposal({ id, reason }, opId());
};
const ownRequest = async (member: TestMember) => (await member.api.getClosingRequest({})).request;
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

  it('still waits once a proposal is refused: operators see why, the member that it is still open, and it can be proposed again', async () => {
    const member = await stage.test.register('StillWaits');
    await member.api.requestClosing({ note: '' });
    await refuse(await propose(member), '手机号归属待核实');
    const at = stage.test.clock.now().toISOString();
    expect(await listed(member)).toMatchObject({
      status: 'active',
      proposalId: null,
      lastAttempt: {
        end: 'refused',
        by: expect.stringMatching(/^administrator/),
        at,
        reason: '手机号归属待核实',
      },
    });
    expect(await ownRequest(member)).toMatchObject({ underWay: false, stoppedAt: at });
    const { rows } = await sql<{ name: string }>`
      select name from platform_outbox
      where name in ('member.closingStopped', 'memberAccount') and payload::text like ${`%${member.id}%`}
      order by id`.execute(stage.test.app.db);
    expect(rows.map(({ name }) => name)).toEqual(['memberAccount', 'memberAccount', 'member.closingStopped']);

    const next = await propose(member);
    expect(await listed(member)).toMatchObject({ proposalId: next, lastAttempt: null });
    expect(await ownRequest(member)).toMatchObject({ underWay: true, stoppedAt: null });
    await approve(next);
    expect(await listed(member)).toBeUndefined();
  });

  it('still waits once a proposal is withdrawn, or void by a freeze', async () => {
    const member = await stage.test.register('WaitsOn');
    await member.api.requestClosing({ note: '' });
    const id = await propose(member);
    stage.test.clock.advance({ seconds: 1 });
    await lead.api.withdrawProposal({ id, reason: '原因选错' }, opId());
    expect((await listed(member))?.lastAttempt).toMatchObject({
      end: 'withdrawn',
      by: expect.stringMatching(/^cashier-lead/),
      reason: '原因选错',
    });

    await propose(member);
    stage.test.clock.advance({ seconds: 1 });
    const { version } = await caseOf(member);
    await lead.api.freezeMember({ memberId: member.id, version, reason: '可疑登录' });
    expect((await listed(member))?.lastAttempt).toMatchObject({ end: 'voided', by: null, reason: '' });
  });

  it('begins afresh with a new request, and says nothing to a member who has not asked', async () => {
    const member = await stage.test.register('AsksAfresh');
    await refuse(await propose(member, 'terms'), '证据不足');
    const { rows } = await sql`
      select 1 from platform_outbox
      where name = 'member.closingStopped' and payload ->> 'memberId' = ${member.id}`.execute(
      stage.test.app.db,
    );
    expect(rows).toHaveLength(0);

    await member.api.requestClosing({ note: '' });
    expect(await ownRequest(member)).toMatchObject({ underWay: false, stoppedAt: null });
    await propose(member);
    stage.test.clock.advance({ seconds: 1 });
    await member.api.takeBackClosing({});
    await member.api.requestClosing({ note: '' });
    expect(await listed(member)).toMatchObject({ proposalId: null, lastAttempt: null });
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
