import { createClient, hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type Fairway } from '../../../app.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { crossed, endsOf } from '../../../testing/crossed.ts';

let test: TestApp;

/** Another process of the same product: its own memory, the same database. */
let other: Fairway;
let otherUrl: string;
beforeAll(async () => {
  test = await createTestApp();
  other = await createApp(test.app.config, { clock: test.clock, work: false });
  otherUrl = (await other.listen()).site;
});
afterAll(async () => {
  await other.close();
  await test.end();
});

const logInAgain = async (name: string) => {
  const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
  return { ...session, api: test.clientOf(session) };
};
const settingsOf = (session: { token: string; signKey: string }, baseUrl = test.urls.site) => ({
  baseUrl,
  session: () => session,
  deviceId: () => 'elsewhere',
  language: () => 'zh-CN',
  now: () => test.clock.now().getTime(),
});
const revoked = { error: 'tokenRevoked' };

describe('a session', () => {
  it('is over after 30 minutes without a call, to the second and without grace [AUTH-039]', async () => {
    const { api } = await test.register('IdleOne');
    test.clock.advance({ minutes: 29, seconds: 59 });
    await api.getProfile({});
    test.clock.advance({ minutes: 30 });
    await expect(api.getProfile({})).rejects.toMatchObject({ error: 'tokenExpired', status: 401 });
  });

  it('is not kept awake by calls that a page makes by itself', async () => {
    const { api, token, signKey } = await test.register('PollOne');
    const untouched = createClient<typeof endpoints, Schemas>(endpoints, {
      ...settingsOf({ token, signKey }),
      idleSeconds: () => 5 * 60,
    });
    for (let at = 0; at < 4; at += 1) {
      test.clock.advance({ minutes: 8 });
      await api.createMqttTicket({}).catch(() => undefined);
      await untouched.getProfile({});
    }
    // The page was touched five minutes before the last poll: 25 minutes are left, not 30.
    test.clock.advance({ minutes: 26 });
    await expect(untouched.getProfile({})).rejects.toMatchObject({ error: 'tokenExpired' });

    const alone = await test.register('PollTwo');
    for (let at = 0; at < 5; at += 1) {
      test.clock.advance({ minutes: 7 });
      await alone.api.createMqttTicket({}).catch(() => undefined);
    }
    await expect(alone.api.getProfile({})).rejects.toMatchObject({ error: 'tokenExpired' });
  });

  it('is over after 7 days, however busy', async () => {
    const { api } = await test.register('BusyOne');
    for (let at = 0; at < 7 * 24 * 2 + 11; at += 1) {
      test.clock.advance({ minutes: 29 });
      await api.getProfile({});
    }
    test.clock.advance({ minutes: 29 });
    await expect(api.getProfile({})).rejects.toMatchObject({ error: 'tokenExpired' });
  });

  it('ends with the logout: its token is refused from then on [AUTH-033]', async () => {
    const { api } = await test.register('LogOutOne');
    await api.logOut({});
    await expect(api.getProfile({})).rejects.toMatchObject(revoked);
  });

  it('keeps of its token only a hash', async () => {
    const { token } = await test.register('TokenOne');
    const { rows } = await sql<{
      row: string;
    }>`select members_sessions::text as row from members_sessions`.execute(test.app.db);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});

describe('the member’s devices', () => {
  it('are listed with the login before, and can be signed out one by one or all', async () => {
    const first = await test.register('Devices');
    test.clock.advance({ minutes: 1 });
    const second = await logInAgain('Devices');
    test.clock.advance({ minutes: 1 });
    const third = await logInAgain('Devices');

    const { sessions, lastLogin } = await third.api.listSessions({});
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(lastLogin?.at).toBe(sessions[1]?.createdAt);

    await third.api.endSession({ id: sessions[1]?.id ?? '' });
    await expect(second.api.getProfile({})).rejects.toMatchObject(revoked);
    await expect(third.api.endSession({ id: sessions[1]?.id ?? '' })).rejects.toMatchObject({
      error: 'sessionNotFound',
    });

    expect(await third.api.endOtherSessions({})).toEqual({ ended: 1 });
    await expect(first.api.getProfile({})).rejects.toMatchObject(revoked);
    await third.api.getProfile({});
  });

  it('cannot be signed out by another member, who learns nothing', async () => {
    const owner = await test.register('OwnerOne');
    const thief = await test.register('ThiefOne');
    const { sessions } = await owner.api.listSessions({});
    await expect(thief.api.endSession({ id: sessions[0]?.id ?? '' })).rejects.toMatchObject({
      error: 'sessionNotFound',
    });
    await owner.api.getProfile({});
  });
});

it('a session that ends in one process is refused in another, which had just believed it', async () => {
  const { api, token, signKey } = await test.register('TwoApps');
  const elsewhere = createClient<typeof endpoints, Schemas>(
    endpoints,
    settingsOf({ token, signKey }, otherUrl),
  );
  await elsewhere.getProfile({});
  await api.logOut({});

  // The clock is stopped: it is the notice that makes the other process forget, not its memory's end.
  const refused = async (): Promise<boolean> =>
    elsewhere.getProfile({}).then(
      () => false,
      ({ error }: { error: string }) => error === 'tokenRevoked',
    );
  await expect.poll(refused, { timeout: 60_000 }).toBe(true);
});

/** A member signed in on two devices, with what each of them calls itself. */
async function onTwoDevices(name: string) {
  const first = await test.register(name);
  test.clock.advance({ seconds: 1 });
  const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
  const second = test.clientOf(session);
  const { sessions } = await second.listSessions({});
  const idOf = (current: boolean) => sessions.find((one) => one.current === current)?.id ?? '';
  return { id: first.id, first: first.api, second, firstId: idOf(false), secondId: idOf(true) };
}

const openOf = async (memberId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from members_sessions where member_id = ${memberId} and ended_at is null`.execute(test.app.db);
  return rows.map(({ id }) => id);
};

describe('two devices', () => {
  it('that sign each other out at once: one stays', async () => {
    const { id, first, second } = await onTwoDevices('EachOther1');
    const ends = await crossed(test, id, [
      () => first.endOtherSessions({}),
      () => second.endOtherSessions({}),
    ]);
    expect(endsOf(ends).toSorted()).toEqual(['done', 'tokenRevoked']);
    expect(await openOf(id)).toHaveLength(1);
    await (endsOf(ends)[0] === 'done' ? first : second).getProfile({});
  });

  it('that pick each other from the list at once: one stays', async () => {
    const { id, first, second, firstId, secondId } = await onTwoDevices('EachOther2');
    const ends = await Promise.allSettled([
      first.endSession({ id: secondId }),
      second.endSession({ id: firstId }),
    ]);
    expect(endsOf(ends).toSorted()).toEqual(['done', 'tokenRevoked']);
    expect(await openOf(id)).toHaveLength(1);
  });
});

describe('a session that is ended from elsewhere', () => {
  it('signs nobody out any more: the owner who has just changed the password stays in', async () => {
    const { id, first, second } = await onTwoDevices('Stranger1');
    const next = hashPassword('Quite-Another-77');
    const ends = await crossed(test, id, [
      () => first.changePassword({ oldPassword: hashPassword('Stranger1-Passw0rd'), newPassword: next }),
      () => second.endOtherSessions({}),
    ]);
    const [changed, ended] = ends;
    expect(changed?.status).toBe('fulfilled');
    // It may have come first: then it ended the session that the change has ended since.
    expect(['done', 'tokenRevoked']).toContain(endsOf([ended!])[0]);
    const { session } = (changed as PromiseFulfilledResult<{ session: { token: string; signKey: string } }>)
      .value;
    await test.clientOf(session).getProfile({});
    expect(await openOf(id)).toHaveLength(1);
  });

  it('is not brought back by the calls that keep it awake', async () => {
    const { id, first, second, firstId } = await onTwoDevices('Awake1');
    // Older than a minute: the next call writes that the member is there.
    test.clock.advance({ minutes: 5 });
    const ends = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => first.getProfile({})),
      second.endSession({ id: firstId }),
      ...Array.from({ length: 6 }, () => first.getProfile({})),
    ]);
    for (const end of endsOf(ends)) expect(['done', 'tokenRevoked']).toContain(end);
    expect(await openOf(id)).not.toContain(firstId);
    test.clock.advance({ seconds: 4 });
    await expect(first.getProfile({})).rejects.toMatchObject({ error: 'tokenRevoked' });
  });

  it('changes no password: of two concurrent changes one wins, and its session is the one that lives', async () => {
    const { id, first, second } = await onTwoDevices('BothChange1');
    const oldPassword = hashPassword('BothChange1-Passw0rd');
    const [one, two] = [hashPassword('Quite-Another-77'), hashPassword('Quite-Another-88')];
    const ends = await Promise.allSettled([
      first.changePassword({ oldPassword, newPassword: one }),
      second.changePassword({ oldPassword, newPassword: two }),
    ]);
    expect(endsOf(ends).filter((end) => end === 'done')).toHaveLength(1);
    expect(['oldPasswordWrong', 'tokenRevoked']).toContain(endsOf(ends).find((end) => end !== 'done'));
    expect(await openOf(id)).toHaveLength(1);
    const password = endsOf(ends)[0] === 'done' ? one : two;
    await test.clientOf().logIn({ name: 'BothChange1', password });
  });
});
