import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cny } from '@fairway/money';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { putToSleep } from './put-to-sleep.job.ts';

let test: TestApp;
let lead: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  lead = await test.operator('cashier-lead');
});
afterAll(() => test.end());

const reason = '核对完毕，按规定处理';
async function mark(memberId: string, name: 'black' | 'passwordChange', on: boolean) {
  const { version } = await lead.api.getMemberCase({ memberId });
  return lead.api.markMember({ memberId, version, mark: name, on, reason });
}

describe('the status of an account', () => {
  it('a member marked black learns it by the black info, until the mark is taken away [AUTH-018]', async () => {
    const { id, api } = await test.register('Marked01');
    expect(await api.getUserBlackInfo({})).toEqual({ black: false });
    expect((await mark(id, 'black', true)).marks.black).toBe(true);
    expect(await api.getUserBlackInfo({})).toEqual({ black: true });
    await mark(id, 'black', false);
    expect(await api.getUserBlackInfo({})).toEqual({ black: false });
  });

  it('notifies the open pages of the member alone, on and off', async () => {
    const { id } = await test.register('Marked02');
    await mark(id, 'black', true);
    await mark(id, 'black', false);
    const { rows } = await sql<{ payload: unknown }>`
      select payload from platform_outbox
      where kind = 'push' and name = 'memberAccount' and payload->>'topic' = ${`member/${id}/account`}`.execute(
      test.app.db,
    );
    const news = { payload: { payload: { changed: 'marks' } } };
    expect(rows).toMatchObject([news, news]);
  });

  it('a member who must change the password is asked to until it is changed [AUTH-036]', async () => {
    const { id, name, api } = await test.register('Change01');
    expect(await api.checkPasswordChange({})).toEqual({ needed: false });
    await mark(id, 'passwordChange', true);
    expect(await api.checkPasswordChange({})).toEqual({ needed: true });
    const { session } = await api.changePassword({
      oldPassword: hashPassword(`${name}-Passw0rd`),
      newPassword: hashPassword('Quiet-River-42'),
    });
    expect(await test.clientOf(session).checkPasswordChange({})).toEqual({ needed: false });
  });

  it('refuses a mark by an operator who saw an earlier version', async () => {
    const { id } = await test.register('Conflict1');
    const { version } = await lead.api.getMemberCase({ memberId: id });
    const change = { memberId: id, version, mark: 'black', on: true, reason } as const;
    await lead.api.markMember(change);
    await expect(lead.api.markMember(change)).rejects.toMatchObject({ error: 'editConflict' });
  });

  it('an account that nobody used for half a year sleeps, and is awake once it is activated [AUTH-038]', async () => {
    const { id, name, api } = await test.register('Sleeper1');
    expect(await api.checkMemberSleep({})).toEqual({ asleep: false, since: null });
    const runJob = () => putToSleep.run(test.app, { period: '' });
    await runJob();
    test.clock.advance({ days: 181 });
    const fresh = await test.register('Fresh001');
    await runJob();
    const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
    const again = test.clientOf(session);
    expect(await again.checkMemberSleep({})).toEqual({
      asleep: true,
      since: test.clock.now().toISOString(),
    });
    expect(await fresh.api.checkMemberSleep({})).toMatchObject({ asleep: false });
    expect(await again.activateMember({})).toBeNull();
    expect(await again.checkMemberSleep({})).toEqual({ asleep: false, since: null });
    await runJob();
    expect(await again.checkMemberSleep({})).toMatchObject({ asleep: false });
    expect(id).not.toBe(fresh.id);
  });
});

describe('member casework', () => {
  let auditor: TestOperator;
  beforeAll(async () => {
    lead = await test.operator('cashier-lead');
    auditor = await test.operator('auditor');
  });

  const refusal = (error: string) => ({ error });

  it('finds members by the start of their name, whatever its case, and by id', async () => {
    const one = await test.register('Findme01');
    await test.register('Findme02');
    const byName = await auditor.api.searchMembers({ search: 'findme' });
    expect(byName.members.map(({ name }) => name).toSorted()).toEqual(['Findme01', 'Findme02']);
    const byId = await auditor.api.searchMembers({ search: one.id });
    expect(byId.members.map(({ name }) => name)).toEqual(['Findme01']);
  });

  it('takes a search for what it is: a per cent sign finds nobody', async () => {
    expect((await auditor.api.searchMembers({ search: '%' })).members).toEqual([]);
  });

  it('shows details masked, and in full only with a reason that is written down without the value', async () => {
    const member = await test.register('Masked01');
    const found = await auditor.api.getMemberCase({ memberId: member.id });
    expect(found.masked.birthDate).toBe('1990-**-**');
    const { value } = await auditor.api.revealMemberField({
      memberId: member.id,
      field: 'birthDate',
      reason: '核对年龄',
    });
    expect(value).toBe('1990-01-31');
    const { rows } = await auditor.api.listAudit({ objectKind: 'member', objectId: member.id });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      action: 'revealMemberField',
      reason: '核对年龄',
      after: { field: 'birthDate' },
    });
    expect(JSON.stringify(rows)).not.toContain('1990-01-31');
  });

  it('freezes a member: signed out everywhere, the change in the trail, an old version refused', async () => {
    const member = await test.register('Frozen01');
    const { version } = await lead.api.getMemberCase({ memberId: member.id });
    const change = { memberId: member.id, version, reason: '可疑登录' };
    const frozen = await lead.api.freezeMember(change);
    expect(frozen.status).toBe('frozen');
    expect(frozen.sessions.every(({ open }) => !open)).toBe(true);
    await expect(member.api.getProfile({})).rejects.toMatchObject(refusal('tokenRevoked'));
    await expect(lead.api.unfreezeMember(change)).rejects.toMatchObject(refusal('editConflict'));
    const { rows } = await lead.api.listAudit({ objectId: member.id });
    expect(rows[0]).toMatchObject({
      action: 'freezeMember',
      before: { status: 'active' },
      after: { status: 'frozen' },
    });
    const freed = await lead.api.unfreezeMember({ ...change, version: frozen.version });
    expect(freed.status).toBe('active');
  });

  it('freezes once when two press at the same moment', async () => {
    const member = await test.register('Twice001');
    const { version } = await lead.api.getMemberCase({ memberId: member.id });
    const change = { memberId: member.id, version, reason: '可疑登录' };
    const answers = await Promise.allSettled([lead.api.freezeMember(change), lead.api.freezeMember(change)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await lead.api.listAudit({ objectId: member.id })).rows).toHaveLength(1);
  });

  it('signs one device out, and no device of another member', async () => {
    const member = await test.register('Device01');
    const other = await test.register('Device02');
    const { sessions } = await lead.api.getMemberCase({ memberId: member.id });
    const sessionId = sessions[0]?.id ?? '';
    const reason = '设备可疑';
    await expect(lead.api.endMemberSession({ memberId: other.id, sessionId, reason })).rejects.toMatchObject(
      refusal('sessionNotFound'),
    );
    await lead.api.endMemberSession({ memberId: member.id, sessionId, reason });
    await expect(member.api.getProfile({})).rejects.toMatchObject(refusal('tokenRevoked'));
  });

  it('shows the lines that sum to each balance', async () => {
    const member = await test.register('Ledger01');
    const { center, house } = accountsOf(member.id);
    for (const amount of [10_000n, 2_550n]) {
      await inTransaction(test.app.db, (tx) =>
        postTransfer(tx, {
          id: test.app.ids.uuid(),
          reason: 'deposit',
          legs: move(house('deposits', 'CNY', 'test'), center('CNY'), cny(amount)),
          at: test.app.clock.now(),
          requestId: 'D1',
        }),
      );
    }
    const { accounts } = await auditor.api.listMemberBalances({ memberId: member.id });
    // 100.00 + 25.50
    expect(accounts).toMatchObject([
      {
        account: 'center/CNY',
        balance: '125.50',
        lines: 2,
        sums: [{ reason: 'deposit', count: 2, amount: '125.50' }],
      },
    ]);
    const { lines } = await auditor.api.listMemberLedger({ memberId: member.id, account: 'center/CNY' });
    expect(lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      ['25.50', '125.50'],
      ['100.00', '100.00'],
    ]);
  });

  it('answers an unknown member and a malformed id alike', async () => {
    const unknown = test.app.ids.uuid();
    for (const memberId of [unknown, 'x', "' or 1=1"]) {
      await expect(auditor.api.getMemberCase({ memberId })).rejects.toMatchObject(refusal('memberNotFound'));
      await expect(auditor.api.listMemberBalances({ memberId })).rejects.toMatchObject(
        refusal('memberNotFound'),
      );
    }
  });

  it('keeps money from roles without the ledger, and freezing from those who may only look', async () => {
    const support = await test.operator('support');
    const member = await test.register('Rights01');
    await expect(support.api.listMemberBalances({ memberId: member.id })).rejects.toMatchObject(
      refusal('permissionMissing'),
    );
    await expect(
      support.api.freezeMember({ memberId: member.id, version: 1, reason: '可疑登录' }),
    ).rejects.toMatchObject(refusal('permissionMissing'));
  });
});
