import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { solveQuestion } from '../captcha/solve-question.fixture.ts';
import { demandRobotCheck } from './demand-robot-check.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const refused = { error: 'robotCheckNeeded', data: { verifyType: 1, afsType: 0, anjiType: 0 } };

/** How many of so many calls at once go through. */
async function admitted(deviceId: string, calls: number): Promise<number> {
  const all = Array.from({ length: calls }, () =>
    demandRobotCheck(test.app, { member: undefined, deviceId }),
  );
  return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
}

describe('the robot check', () => {
  it('is demanded of a device that calls like a program, not of another one, and forgotten after a quiet while', async () => {
    expect(await admitted('busy', 60)).toBe(20);
    await expect(demandRobotCheck(test.app, { member: undefined, deviceId: 'busy' })).rejects.toMatchObject(
      refused,
    );
    expect(await admitted('calm', 1)).toBe(1);
    test.clock.advance({ minutes: 11 });
    expect(await admitted('busy', 1)).toBe(1);
  });

  it('lets a member through again once it is passed; a wrong, a foreign or a used answer does not [ROUTE-097]', async () => {
    const { id: memberId, api } = await test.register('Busy');
    const call = { member: { memberId, sessionId: '' }, deviceId: '' };
    const through = async (calls: number) => {
      const all = Array.from({ length: calls }, () => demandRobotCheck(test.app, call));
      return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await through(30)).toBe(12);
    const ask = () => api.createCaptcha({ purpose: 'robot', kind: 'question' });
    const wrong = await ask();
    await expect(
      api.passRobotCheck({ captcha: { captchaId: wrong.captchaId, answer: '99' } }),
    ).rejects.toMatchObject({ error: 'captchaWrong' });
    const other = await api.createCaptcha({ purpose: 'login', kind: 'question' });
    await expect(
      api.passRobotCheck({
        captcha: { captchaId: other.captchaId, answer: solveQuestion(other.question) },
      }),
    ).rejects.toMatchObject({ error: 'captchaExpired' });
    expect(await through(1)).toBe(0);

    const right = await ask();
    const captcha = { captchaId: right.captchaId, answer: solveQuestion(right.question) };
    await api.passRobotCheck({ captcha });
    expect(await through(1)).toBe(1);
    await expect(api.passRobotCheck({ captcha })).rejects.toMatchObject({ error: 'captchaExpired' });
  });
});
