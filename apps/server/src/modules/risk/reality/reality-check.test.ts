import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const answersOf = async (memberId: string) => {
  const { rows } = await sql<{ answer: string; minutes: number }>`
    select answer, minutes from risk_reality_answers where member_id = ${memberId} order by answered_at`.execute(
    test.app.db,
  );
  return rows;
};

it('is due once the chosen minutes are over, and is answered once by all tabs of a login', async () => {
  const { id, api } = await test.register('Reality1');
  await api.setRealityCheck({ minutes: 15 });
  expect(await api.getRealityCheck({})).toMatchObject({ due: false, minutes: 0, net: '0.00' });
  test.clock.advance({ minutes: 14 });
  expect(await api.getRealityCheck({})).toMatchObject({ due: false, minutes: 14 });
  expect(await api.answerRealityCheck({ answer: 'goOn' })).toMatchObject({ due: false });
  expect(await answersOf(id)).toEqual([]);

  test.clock.advance({ minutes: 1 });
  const tabs = [api, api, api];
  const due = await Promise.all(tabs.map((tab) => tab.getRealityCheck({})));
  expect(due.map((one) => one.due)).toEqual([true, true, true]);
  const answered = await Promise.all(tabs.map((tab) => tab.answerRealityCheck({ answer: 'goOn' })));
  expect(answered.every((one) => !one.due)).toBe(true);
  expect(await answersOf(id)).toEqual([{ answer: 'goOn', minutes: 15 }]);
  expect(await api.getRealityCheck({})).toMatchObject({ due: false, minutes: 15 });
});

it('restarts with another login, and keeps what was answered as a fact', async () => {
  const { id, name, api } = await test.register('Reality2');
  await api.setRealityCheck({ minutes: 15 });
  await api.getRealityCheck({});
  test.clock.advance({ minutes: 16 });
  await api.answerRealityCheck({ answer: 'rest' });
  const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
  expect(await test.clientOf(session).getRealityCheck({})).toMatchObject({ due: false, minutes: 0 });
  const change = sql`update risk_reality_answers set answer = 'goOn' where member_id = ${id}`;
  await expect(change.execute(test.app.db)).rejects.toThrow(/permission denied/);
});
