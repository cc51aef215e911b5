import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

it('allows one wish per seven days, one of two concurrent ones, and says when the next may come [MEMBER-010, MEMBER-011]', async () => {
  const { api, name } = await test.register('Wishes01');
  expect(await api.checkDesire({})).toEqual({ allowed: true, nextAt: null });
  const made = await Promise.allSettled(
    ['看到近五场走势', '深色主题更深'].map((content) => api.desire({ content })),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

  const nextAt = new Date(test.clock.now().getTime() + 7 * 86_400_000).toISOString();
  expect(await api.checkDesire({})).toEqual({ allowed: false, nextAt });
  await expect(api.desire({ content: '再许一个' })).rejects.toMatchObject({
    error: 'wishTooSoon',
    data: { nextAt },
  });
  expect((await api.listFeedback({})).feedback).toMatchObject([{ category: 3, isReply: false }]);

  test.clock.advance({ hours: 7 * 24 });
  const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
  const later = test.clientOf(session);
  expect(await later.checkDesire({})).toEqual({ allowed: true, nextAt: null });
  await expect(later.desire({ content: '新的愿望' })).resolves.toMatchObject({ category: 3 });
});
