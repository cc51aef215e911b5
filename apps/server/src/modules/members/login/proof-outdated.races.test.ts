import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const passwordOf = (name: string) => hashPassword(`${name}-Passw0rd`);
const next = hashPassword('Quite-Another-77');

/** Has so many of `begun` arrive at the account's row while another transaction holds it, which then does `meanwhile` and ends. */
async function crossed(
  memberId: string,
  many: number,
  begun: () => Promise<unknown>,
  meanwhile = 'version = version',
): Promise<PromiseSettledResult<unknown>[]> {
  let waiting: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await inTransaction(test.app.db, async (tx) => {
    await sql`select id from members_accounts where id = ${memberId} for update`.execute(tx);
    waiting = Promise.allSettled(Array.from({ length: many }, begun));
    await untilWaiting(many);
    await sql`update members_accounts set ${sql.raw(meanwhile)} where id = ${memberId}`.execute(tx);
  });
  return waiting;
}

async function untilWaiting(many: number): Promise<void> {
  for (let at = 0; at < 400; at += 1) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      test.app.db,
    );
    if (rows.length >= many) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('too few wait for the account');
}

describe('a login whose proof was outdated while it was checked', () => {
  it.each([
    ['another password was set', `password_hash = 'another', password_changed_at = now()`, 'loginRefused'],
    ['the account was closed', `status = 'closed'`, 'memberBlocked'],
  ])('opens no session: %s', async (_what, change, error) => {
    const name = `Crossed${error.length}`;
    const { id } = await test.register(name);
    const begun = () => test.clientOf().logIn({ name, password: passwordOf(name) });
    const [answer] = await crossed(id, 1, begun, change);
    expect(answer).toMatchObject({ status: 'rejected', reason: { error } });
  });

  it('leaves one open session of three logins at once on one device', async () => {
    const { id } = await test.register('OneDevice');
    const api = test.clientOf();
    const done = await crossed(id, 3, () =>
      api.logIn({ name: 'OneDevice', password: passwordOf('OneDevice') }),
    );
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
  it('is nobody’s nickname, nor the other way round, wide or narrow, and shows itself', async () => {
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
