import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, crossed } from '../../../testing/crossed.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const passwordOf = (name: string) => hashPassword(`${name}-Passw0rd`);
const next = hashPassword('Quite-Another-77');

describe('a login whose proof was outdated while it was checked', () => {
  it.each([
    ['another password was set', `password_hash = 'another', password_changed_at = now()`, 'loginRefused'],
    ['the account was closed', `status = 'closed'`, 'memberBlocked'],
  ])('opens no session: %s', async (_what, change, error) => {
    const name = `Crossed${error.length}`;
    const { id } = await test.register(name);
    const begun = () => test.clientOf().logIn({ name, password: passwordOf(name) });
    const [answer] = await crossed(test, id, [begun], changing(id, sql.raw(change)));
    expect(answer).toMatchObject({ status: 'rejected', reason: { error } });
  });

  it('leaves one open session of three logins at once on one device', async () => {
    const { id } = await test.register('OneDevice');
    const api = test.clientOf();
    const begun = () => api.logIn({ name: 'OneDevice', password: passwordOf('OneDevice') });
    const done = await crossed(test, id, [begun, begun, begun]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const { rows } = await sql`
      select count(*)::int as open from members_sessions where member_id = ${id} and ended_at is null
      group by device_id`.execute(test.app.db);
    // That of the registration, on another device, and the last login's.
    expect(rows).toEqual([{ open: 1 }, { open: 1 }]);
  });

  it('takes what is half proven away with the password: a waiting second step, a ticket for a new password', async () => {
    const member = await test.register('HalfProven');
    await sql`insert into members_login_tickets (ticket_hash, member_id, device_id, expires_at)
      values ('\\x01', ${member.id}, 'd', now() + interval '1 year')`.execute(test.app.db);
    await sql`insert into members_reset_tickets (ticket_hash, member_id, expires_at)
      values ('\\x01', ${member.id}, now() + interval '1 year')`.execute(test.app.db);
    await member.api.changePassword({ oldPassword: passwordOf(member.name), newPassword: next });
    const { rows } = await sql`
      select from members_login_tickets where member_id = ${member.id}
      union all select from members_reset_tickets where member_id = ${member.id}`.execute(test.app.db);
    expect(rows).toHaveLength(0);
  });
});

describe('a name', () => {
  it('is nobody’s nickname, nor the reverse, wide or narrow, and shows itself', async () => {
    const { api } = await test.register('Original');
    await api.setNickname({ nickName: 'BigBoss' });
    expect(await test.visitor.checkName({ name: 'bigboss' })).toEqual({ available: false });
    await expect(test.register('BigBoss')).rejects.toMatchObject({ error: 'nameTaken' });
    const other = await test.register('Another9');
    for (const nickName of ['ｂｉｇｂｏｓｓ', 'ORIGINAL'])
      await expect(other.api.setNickname({ nickName })).rejects.toMatchObject({ error: 'nicknameTaken' });
    for (const nickName of ['\u3164\u3164', 'Big\u115fBoss', 'Bigвоss'])
      await expect(other.api.setNickname({ nickName })).rejects.toMatchObject({ error: 'nicknameMalformed' });
    expect((await other.api.setNickname({ nickName: '阿远Ａ' })).nickName).toBe('阿远A');
  });
});
