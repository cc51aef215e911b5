import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type ApiClient, type TestApp } from '../../../testing/test-app.ts';
import { solveQuestion } from '../../risk/captcha/solve-question.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const rightPassword = (name: string) => hashPassword(`${name}-Passw0rd`);
const wrongPassword = hashPassword('Wrong-Passw0rd');

/** A refusal as its caller reads it. */
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ code, message, status, data }: Record<string, unknown>) => ({ code, message, status, data }),
  );
const failTimes = async (api: ApiClient, name: string, times: number) => {
  for (let at = 0; at < times; at += 1)
    await expect(api.logIn({ name, password: wrongPassword })).rejects.toMatchObject({
      error: 'loginRefused',
    });
};
const passed = async (api: ApiClient, purpose: 'login' | 'register' = 'login') => {
  const { captchaId, question } = await api.createCaptcha({ purpose, kind: 'question' });
  return { captchaId, answer: solveQuestion(question) };
};

describe('logIn', () => {
  it('answers a token that opens the member’s calls; a wrong password and an invented token do not [AUTH-001]', async () => {
    await test.register('LoginOne');
    const api = test.clientOf();
    const { session } = await api.logIn({ name: 'loginone', password: rightPassword('LoginOne') });
    expect((await test.clientOf(session).getProfile({})).name).toBe('LoginOne');

    await expect(api.logIn({ name: 'LoginOne', password: wrongPassword })).rejects.toMatchObject({
      error: 'loginRefused',
    });
    await expect(api.getProfile({})).rejects.toMatchObject({ error: 'tokenMissing' });
    const invented = test.clientOf({ token: 'x'.repeat(43), signKey: 'nothing' });
    await expect(invented.getProfile({})).rejects.toMatchObject({
      status: expect.any(Number),
      code: expect.any(Number),
    });
  });

  it('says the same whether the account exists or not, try after try', async () => {
    await test.register('RealName');
    const [known, unknown] = [test.clientOf(), test.clientOf()];
    for (let at = 0; at < 6; at += 1) {
      const ofKnown = await refusalOf(known.logIn({ name: 'RealName', password: wrongPassword }));
      const ofUnknown = await refusalOf(unknown.logIn({ name: 'NoSuchName', password: wrongPassword }));
      expect(ofKnown).toBeDefined();
      expect(ofUnknown).toEqual(ofKnown);
    }
  });

  it.each(['null\u0000byte', 'lone\ud800half', ' '])('refuses %j as a name without a fault', async (name) => {
    await expect(test.clientOf().logIn({ name, password: wrongPassword })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });

  it('takes as much work for an unknown name as for a known one', async () => {
    await test.register('WorkName');
    const times = { WorkName: [] as number[], WorkNobody: [] as number[] };
    for (let round = 0; round < 9; round += 1) {
      for (const name of ['WorkName', 'WorkNobody'] as const) {
        const before = process.cpuUsage();
        await refusalOf(test.clientOf().logIn({ name, password: wrongPassword }));
        const { user, system } = process.cpuUsage(before);
        times[name].push(user + system);
      }
      test.clock.advance({ minutes: 16 });
    }
    const middle = (all: number[]) => all.toSorted((one, other) => one - other)[4] ?? 0;
    const [known, unknown] = [middle(times.WorkName), middle(times.WorkNobody)];
    // Work and not time: what else a machine is busy with counts for neither. Without a hash an answer takes a fifth of it.
    expect(Math.min(known, unknown)).toBeGreaterThan(Math.max(known, unknown) * 0.4);
  });

  it('asks for a captcha after three failures, and goes on once it is passed [AUTH-010]', async () => {
    await test.register('Captcha1');
    const api = test.clientOf();
    await failTimes(api, 'Captcha1', 2);
    await expect(api.logIn({ name: 'Captcha1', password: wrongPassword })).rejects.toMatchObject({
      error: 'loginRefused',
      data: { captcha: true },
    });

    const right = { name: 'Captcha1', password: rightPassword('Captcha1') };
    await expect(api.logIn(right)).rejects.toMatchObject({ error: 'captchaNeeded' });
    const { member } = await api.logIn({ ...right, captcha: await passed(api) });
    expect(member.name).toBe('Captcha1');

    const again = await api.logIn(right);
    expect(again.member.name).toBe('Captcha1');
  });

  it('takes a captcha once, for its purpose, from its address, within two minutes', async () => {
    await test.register('Captcha2');
    const api = test.clientOf();
    await failTimes(api, 'Captcha2', 3);
    const right = { name: 'Captcha2', password: rightPassword('Captcha2') };
    const refused = (captcha: { captchaId: string; answer: string }, error: string) =>
      expect(api.logIn({ ...right, captcha })).rejects.toMatchObject({ error });

    await refused(await passed(api, 'register'), 'captchaExpired');
    await refused(await passed(test.clientOf()), 'captchaExpired');
    const late = await passed(api);
    test.clock.advance({ seconds: 121 });
    await refused(late, 'captchaExpired');

    const wrong = await passed(api);
    await refused({ ...wrong, answer: '99' }, 'captchaWrong');
    await refused(wrong, 'captchaExpired');

    const captcha = await passed(api);
    expect((await api.logIn({ ...right, captcha })).member.name).toBe('Captcha2');
    await failTimes(api, 'Captcha2', 5);
    await refused(captcha, 'captchaExpired');
  });

  it('slows guessing down, longer each time, and never for good', async () => {
    await test.register('Slowly');
    const waits: number[] = [];
    const guess = async () => {
      const api = test.clientOf();
      await api.logIn({ name: 'Slowly', password: wrongPassword, captcha: await passed(api) });
    };
    for (let at = 0; at < 24; at += 1) {
      const refusal = await refusalOf(guess());
      const { retryAfter } = (refusal?.data ?? {}) as { retryAfter?: number };
      if (retryAfter === undefined) continue;
      waits.push(retryAfter);
      test.clock.advance({ seconds: retryAfter });
    }
    expect(waits.slice(0, 4)).toEqual([15, 30, 60, 120]);
    expect(Math.max(...waits)).toBe(300);

    test.clock.advance({ minutes: 16 });
    const { member } = await test.clientOf().logIn({ name: 'Slowly', password: rightPassword('Slowly') });
    expect(member.name).toBe('Slowly');
  });

  it('admits the owner on a device of theirs while strangers guess', async () => {
    await test.register('Attacked');
    const own = test.clientOf();
    const right = { name: 'Attacked', password: rightPassword('Attacked') };
    await own.logIn(right);

    for (let at = 0; at < 20; at += 1) {
      const stranger = test.clientOf();
      await refusalOf(
        stranger.logIn({ name: 'Attacked', password: wrongPassword, captcha: await passed(stranger) }),
      );
    }
    await expect(test.clientOf().logIn(right)).rejects.toMatchObject({
      error: 'tooManyAttempts',
      status: 429,
    });
    expect((await own.logIn(right)).member.name).toBe('Attacked');
  });

  it('puts a new session in the place of the device’s earlier one', async () => {
    await test.register('Replaced');
    const api = test.clientOf();
    const right = { name: 'Replaced', password: rightPassword('Replaced') };
    const first = await api.logIn(right);
    const second = await api.logIn(right);
    await expect(test.clientOf(first.session).getProfile({})).rejects.toMatchObject({
      error: 'tokenRevoked',
    });
    expect((await test.clientOf(second.session).getProfile({})).name).toBe('Replaced');
  });
});
