import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

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
