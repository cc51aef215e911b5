import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type ApiClient, type TestApp } from '../../../testing/test-app.ts';
import { solutionOf } from '../captcha/solution-of.fixture.ts';
import { chooseKind } from '../captcha/choose-kind.ts';
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

  it('admits a member again once it is passed; a wrong, a foreign or a used answer does not [ROUTE-097]', async () => {
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

describe('an asker who wants to choose the check', () => {
  /** Calls until the check is demanded of this member. */
  async function demanded(name: string) {
    const { id: memberId, api } = await test.register(name);
    const call = { member: { memberId, sessionId: '' }, deviceId: '' };
    const isRefused = () =>
      demandRobotCheck(test.app, call).then(
        () => false,
        () => true,
      );
    while (!(await isRefused()));
    return { api, isRefused };
  }
  const solve = async (api: ApiClient, captchaId: string) => {
    const answer = await solutionOf(test.app, captchaId);
    await api.passRobotCheck({ captcha: { captchaId, answer } });
  };

  it('is given the server’s kind once a check is demanded, whatever is asked for', async () => {
    const { api, isRefused } = await demanded('Chooser1');
    for (const kind of ['slider', 'points', 'picture'] as const)
      expect((await api.createCaptcha({ purpose: 'robot', kind })).kind).toBe('picture');
    const { captchaId } = await api.createCaptcha({ purpose: 'robot', kind: 'slider' });
    await solve(api, captchaId);
    expect(await isRefused()).toBe(false);
  });

  it('gains nothing by one that was chosen before: passing it forgets no calls', async () => {
    const { id: memberId, api } = await test.register('Chooser2');
    const early = await api.createCaptcha({ purpose: 'robot', kind: 'slider' });
    expect(early.kind).toBe('slider');
    const call = { member: { memberId, sessionId: '' }, deviceId: '' };
    const calls = Array.from({ length: 13 }, () => demandRobotCheck(test.app, call));
    expect((await Promise.allSettled(calls)).some(({ status }) => status === 'rejected')).toBe(true);
    await solve(api, early.captchaId);
    await expect(demandRobotCheck(test.app, call)).rejects.toMatchObject(refused);
  });

  it('is offered as text a few times for a device and an address, whatever the purpose, then the server’s kind', async () => {
    const from = test.clientOf();
    const asked = Array.from({ length: 12 }, (_, at) =>
      from.createCaptcha({ purpose: at % 2 === 0 ? 'login' : 'robot', kind: 'question' }),
    );
    const made = await Promise.all(asked);
    expect(made.filter(({ kind }) => kind === 'question')).toHaveLength(5);
    expect(made.filter(({ kind, offersQuestion }) => kind === 'picture' && !offersQuestion)).toHaveLength(7);
    test.clock.advance({ minutes: 11 });
    expect((await from.createCaptcha({ purpose: 'login', kind: 'question' })).kind).toBe('question');
  });

  it('is offered as text to one network twenty times, whatever devices and addresses it names', async () => {
    const names: string[] = [];
    for (let at = 1; at <= 25; at += 1) {
      const call = { member: undefined, deviceId: `device-${at}`, address: `2001:db8:0:8::${at}` };
      names.push((await chooseKind(test.app, call, { purpose: 'login', wanted: 'question' })).name);
    }
    expect(names).toEqual(Array.from({ length: 25 }, (_, at) => (at < 20 ? 'question' : 'picture')));
  });
});
