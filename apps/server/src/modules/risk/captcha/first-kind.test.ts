import { hashPassword } from '@fairway/api-client';
import { loginCaptchaKeys } from '@fairway/contract/members/account-login.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

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
