import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

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
