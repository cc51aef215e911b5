import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crossed, endsOf } from '../../../testing/crossed.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

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
