import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
