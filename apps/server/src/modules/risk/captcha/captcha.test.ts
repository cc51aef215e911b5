import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@fairway/api-client';
import { loginCaptchaKeys } from '@fairway/contract/members/account-login.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { chanceFrom } from './chance.ts';
import { makeQuestion } from './kinds/question-text.ts';
import { solveQuestion } from './solve-question.fixture.ts';
import { takeCaptcha } from './take-captcha.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

describe('createCaptcha', () => {
  it('answers a picture that is a whole PNG and carries no text of its answer', async () => {
    const made = await test.visitor.createCaptcha({ purpose: 'login', kind: 'picture' });
    expect(made).toMatchObject({ kind: 'picture', question: null });
    const png = Buffer.from(made.image?.replace('data:image/png;base64,', '') ?? '', 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 112]);
    expect(png.subarray(-8, -4).toString()).toBe('IEND');
    expect(png.includes('tEXt')).toBe(false);
    expect(new Date(made.expiresAt).getTime()).toBe(test.clock.now().getTime() + 120_000);
  });

  it('answers each time another one', async () => {
    const images = new Set<string | null>();
    for (let at = 0; at < 5; at += 1)
      images.add((await test.clientOf().createCaptcha({ purpose: 'login', kind: 'picture' })).image);
    expect(images.size).toBe(5);
  });

  it('asks in the caller’s language, for a result that is never negative', () => {
    for (let at = 0; at < 300; at += 1) {
      const { question, answer } = makeQuestion(chanceFrom(`seed ${at}`), 'zh-CN');
      expect(solveQuestion(question)).toBe(answer);
      expect(Number(answer)).toBeGreaterThanOrEqual(0);
      expect(makeQuestion(chanceFrom(`seed ${at}`), 'en')).toMatchObject({
        question: expect.stringMatching(/^What is [a-z]+ plus [a-z]+, minus [a-z]+\?$/),
        answer,
      });
    }
  });

  it('is taken by one of twenty who bring the right answer at once', async () => {
    const { captchaId, question } = await test.visitor.createCaptcha({ purpose: 'login', kind: 'question' });
    const { rows } = await sql<{ address: string }>`
      select address from risk_captchas where id = ${captchaId}`.execute(test.app.db);
    const answer = ` ${solveQuestion(question)} `;
    const tries = Array.from({ length: 20 }, () =>
      takeCaptcha(test.app, 'login', rows[0]?.address ?? '', { captchaId, answer }),
    );
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

const verification = { strict: false, loginFailures: 1, kind: 'points', words: false } as const;

it('is the operator’s to choose, with the failures before it, and nothing that a caller asks for changes it', async () => {
  const { api } = await test.operator('administrator');
  const asked = { name: 'Nobody77', password: hashPassword('Wrong-Passw0rd') };
  const kindsGot = async () => {
    const kinds = ['picture', 'question', 'slider', 'points', undefined] as const;
    const from = test.clientOf();
    const made = kinds.map((kind) => from.createCaptcha({ purpose: 'login', ...(kind ? { kind } : {}) }));
    return (await Promise.all(made)).map(
      ({ kind, offersQuestion }) => `${kind}${offersQuestion ? ' or question' : ''}`,
    );
  };
  expect(await kindsGot()).toEqual([
    'picture or question',
    'question or question',
    'picture or question',
    'picture or question',
    'picture or question',
  ]);

  const { version, configuration } = await api.getSiteDraft({});
  await api.updateSiteConfig({ ...configuration, verification, version });
  test.clock.advance({ seconds: 2 });

  expect(await kindsGot()).toEqual(Array.from({ length: 5 }, () => 'points'));
  expect(await test.visitor.getLoginCaptchaConfig({ keyCodes: [...loginCaptchaKeys] })).toEqual({
    loginVerifyTriggerTimes: '1',
    fastRegisterVerify: '0',
    captchaAfsType: '0',
    captchaAnjiType: '2',
  });
  await expect(test.clientOf().logIn(asked)).rejects.toMatchObject({
    error: 'loginRefused',
    data: { captcha: true },
  });
  await expect(test.clientOf().logIn(asked)).rejects.toMatchObject({ error: 'captchaNeeded' });
  await expect(
    api.updateSiteConfig({
      ...configuration,
      version: version + 1,
      verification: { ...verification, loginFailures: 8 },
    }),
  ).rejects.toMatchObject({ error: 'inputInvalid' });
});
