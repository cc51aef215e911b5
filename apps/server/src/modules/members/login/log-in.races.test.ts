import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { changing, crossed } from '../../../testing/crossed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const wrongPassword = hashPassword('Wrong-Passw0rd');

const namesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) =>
    answer.status === 'fulfilled' ? 'done' : (answer.reason as { error: string }).error,
  );

it('compares no more than three of thirty guesses that are made at once', async () => {
  await test.register('RacedName');
  const guesses = Array.from({ length: 30 }, () =>
    test.clientOf().logIn({ name: 'RacedName', password: wrongPassword }),
  );
  const names = namesOf(await Promise.allSettled(guesses));
  expect(names.filter((name) => name === 'loginRefused').length).toBeLessThanOrEqual(3);
  // Which of the others meet the captcha and which the wait is a matter of how close together they come.
  for (const name of names) expect(['loginRefused', 'captchaNeeded', 'tooManyAttempts']).toContain(name);
});

it('takes what nobody tried back, so that a crowd at the door does not make the owner wait', async () => {
  await test.register('Crowded');
  const api = test.clientOf();
  for (let at = 0; at < 30; at += 1)
    await api.logIn({ name: 'Crowded', password: wrongPassword }).catch(() => undefined);
  await expect(
    test.clientOf().logIn({ name: 'Crowded', password: hashPassword('Crowded-Passw0rd') }),
  ).rejects.toMatchObject({ error: 'captchaNeeded' });
});

it('answers 429 when more want a hash than the pool’s line holds, and serves the others', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Nobody${at}x`);
  const refused = namesOf(
    await Promise.allSettled(names.map((name) => test.clientOf().logIn({ name, password: wrongPassword }))),
  );
  expect(new Set(refused)).toEqual(new Set(['loginRefused', 'tooManyRequests']));
  expect(refused.filter((name) => name === 'loginRefused').length).toBeGreaterThanOrEqual(30);
  // Nothing was compared for those that were sent away, so nothing counts against their names.
  const { rows } = await sql`
    select from platform_attempts where bucket like 'login:account:nobody%' and failures > 0`.execute(
    test.app.db,
  );
  expect(rows).toHaveLength(refused.filter((name) => name === 'loginRefused').length);

  await test.register('AfterRush');
});

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

const oldOf = (name: string) => hashPassword(`${name}-Passw0rd`);
const fresh = hashPassword('Quiet-River-42');

describe('changePassword', () => {
  it('accepts only the new password, ends every session and goes on with a new one [AUTH-032]', async () => {
    const name = 'Changer1';
    const here = await test.register(name);
    const there = await test.clientOf().logIn({ name, password: oldOf(name) });

    const { session } = await here.api.changePassword({ oldPassword: oldOf(name), newPassword: fresh });
    for (const api of [here.api, test.clientOf(there.session)])
      await expect(api.getProfile({})).rejects.toMatchObject({ error: 'tokenRevoked' });
    const { sessions, passwordChangedAt } = await test.clientOf(session).listSessions({});
    expect(sessions).toHaveLength(1);
    expect(passwordChangedAt).toBe(test.clock.now().toISOString());

    await expect(test.clientOf().logIn({ name, password: oldOf(name) })).rejects.toMatchObject({
      error: 'loginRefused',
    });
    expect((await test.clientOf().logIn({ name, password: fresh })).member.name).toBe(name);
  });

  it('refuses a wrong old password, the same one again and one that is guessed first', async () => {
    const name = 'Changer2';
    const { api } = await test.register(name);
    const oldPassword = oldOf(name);
    const change = (newPassword: string, old = oldPassword) =>
      api.changePassword({ oldPassword: old, newPassword });
    await expect(change(fresh, fresh)).rejects.toMatchObject({ error: 'oldPasswordWrong' });
    await expect(change(oldPassword)).rejects.toMatchObject({
      error: 'passwordUnchanged',
      data: { field: 'newPassword' },
    });
    await expect(change(hashPassword('Liverpool2024'))).rejects.toMatchObject({ error: 'passwordWeak' });
    await expect(change(hashPassword('changer2123'))).rejects.toMatchObject({ error: 'passwordWeak' });
    expect((await api.getProfile({})).name).toBe(name);
  });

  it('makes who guesses at the old password on a stolen session wait', async () => {
    const { api } = await test.register('Changer3');
    const guess = () => api.changePassword({ oldPassword: hashPassword('guess'), newPassword: fresh });
    for (let at = 0; at < 6; at += 1)
      await expect(guess()).rejects.toMatchObject({ error: 'oldPasswordWrong' });
    await expect(guess()).rejects.toMatchObject({ error: 'tooManyAttempts', data: { retryAfter: 30 } });
  });

  it('happens once of five at the same moment', async () => {
    const name = 'Changer4';
    const { api } = await test.register(name);
    const changes = ['Able-1', 'Baker-2', 'Charlie-3', 'Delta-4', 'Echo-5'].map((base) =>
      api.changePassword({ oldPassword: oldOf(name), newPassword: hashPassword(`${base}-Sunflower`) }),
    );
    const answers = await Promise.allSettled(changes);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
