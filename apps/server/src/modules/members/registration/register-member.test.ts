import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveQuestion } from '../../risk/captcha/solve-question.fixture.ts';
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
  it('opens an account and signs it in [AUTH-027]', async () => {
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

  it('refuses a password that is guessed first', async () => {
    const easy = { ...draft('EasyName'), password: hashPassword('woaini1314') };
    await expect(test.clientOf().registerMember(easy)).rejects.toMatchObject({ error: 'passwordWeak' });
  });

  it('asks for a captcha when many accounts come from one device, and goes on once it is passed', async () => {
    const api = test.clientOf();
    for (let at = 0; at < 5; at += 1) await api.registerMember(draft(`Crowd${at}`));
    await expect(api.registerMember(draft('CrowdLast'))).rejects.toMatchObject({ error: 'captchaNeeded' });

    const { captchaId, question } = await api.createCaptcha({ purpose: 'register', kind: 'question' });
    const captcha = { captchaId, answer: solveQuestion(question) };
    const { member } = await api.registerMember({ ...draft('CrowdLast'), captcha });
    expect(member.name).toBe('CrowdLast');
  });

  it('gives a name to one of ten who want it at the same moment', async () => {
    const tries = Array.from({ length: 10 }, () => test.clientOf().registerMember(draft('RaceName')));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  });
});
