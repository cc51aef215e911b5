import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const draft = (name: string) => ({
  name,
  password: hashPassword('Sunny-Day-7'),
  birthDate: '1990-01-31',
  acceptsTerms: true as const,
});

describe('registerMember', () => {
  it('opens an account and signs it in', async () => {
    const { session, member } = await test.visitor.registerMember(draft('LinXiao'));
    expect(member).toMatchObject({ name: 'LinXiao', status: 'active', grade: 0 });

    const profile = await test.clientOf(session).getProfile({});
    expect(profile.id).toBe(member.id);
  });

  it('refuses a name that is taken, whatever its case, and keeps the first account', async () => {
    await test.visitor.registerMember(draft('WangWei'));
    await expect(test.visitor.registerMember(draft('wangwei'))).rejects.toMatchObject({ error: 'nameTaken' });
  });

  it('refuses who is not 18 yet and names the age', async () => {
    const young = { ...draft('XiaoMing'), birthDate: '2015-06-01' };
    await expect(test.visitor.registerMember(young)).rejects.toMatchObject({
      error: 'underAge',
      message: '未满 18 周岁不能注册',
    });
  });

  it('gives a name to one of ten who want it at the same moment', async () => {
    const tries = Array.from({ length: 10 }, () => test.clientOf().registerMember(draft('RaceName')));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  });
});
