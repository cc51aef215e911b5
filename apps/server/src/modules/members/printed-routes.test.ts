import { createClient, hashPassword, legacyPasswordHash, signAccountLogin } from '@fairway/api-client';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { loginCaptchaKeys } from '@fairway/contract/members/account-login.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { hashPassword as hashSecret } from '#platform/crypto/password-hash.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const right = (name: string) => hashPassword(`${name}-Passw0rd`);
const wrong = hashPassword('Wrong-Passw0rd');

describe('the printed paths of the member’s account', () => {
  it('are as they are printed', () => {
    const printed = [
      '/member/v1/check',
      '/member/v1/register',
      '/member/v1/web_login',
      '/member/v2/modify_password',
    ];
    for (const url of printed) expect(test.site.hasRoute({ method: 'POST', url }), url).toBe(true);
  });

  it('/member/v1/web_login answers a token, and a refusal for a wrong password [AUTH-019]', async () => {
    await test.register('Printed1');
    const { session } = await test.visitor.webLogIn({ name: 'Printed1', password: right('Printed1') });
    expect((await test.clientOf(session).getProfile({})).name).toBe('Printed1');
    await expect(test.visitor.webLogIn({ name: 'Printed1', password: wrong })).rejects.toMatchObject({
      error: 'loginRefused',
    });
  });

  it('log in by versions 3, 4 and 5 with right credentials [AUTH-025]', async () => {
    await test.register('Printed2');
    const credentials = { name: 'Printed2', password: right('Printed2') };
    for (const version of ['logInV3', 'logIn', 'logInV5'] as const) {
      const { session } = await test.clientOf()[version](credentials);
      expect((await test.clientOf(session).getProfile({})).name).toBe('Printed2');
    }
  });

  it('log in by the account login of version 4, whose device and version are signed [AUTH-015] [AUTH-026]', async () => {
    await test.register('Printed6');
    const password = right('Printed6');
    const draft = { name: 'Printed6', password, oldPassword: password, flag: 0, version: 'v1.0.1' };
    const deviceId = 'd'.repeat(32);
    const signature = await signAccountLogin({ ...draft, deviceId });
    const from = (device: string) =>
      createClient<typeof endpoints, Schemas>(endpoints, {
        baseUrl: test.urls.site,
        session: () => undefined,
        deviceId: () => device,
        language: () => 'zh-CN',
        now: () => test.clock.now().getTime(),
      });
    const refused = { error: 'signatureInvalid' };
    await expect(from('e'.repeat(32)).accountLogIn({ ...draft, signature })).rejects.toMatchObject(refused);
    await expect(
      from(deviceId).accountLogIn({ ...draft, version: 'v1.0.2', signature }),
    ).rejects.toMatchObject(refused);
    const { member } = await from(deviceId).accountLogIn({ ...draft, signature });
    expect(member.name).toBe('Printed6');
  });

  it('open an account of an earlier system by its old password once, and by the password itself from then on [AUTH-014]', async () => {
    const { id } = await test.register('Printed8');
    const legacy = legacyPasswordHash('ebet', 'PRINTED8', 'Old-Habit-9') ?? '';
    const hash = await hashSecret(legacy, test.app.config.secrets.passwordPepper);
    await sql`update members_accounts set password_hash = '', legacy_hash = ${hash} where id = ${id}`.execute(
      test.app.db,
    );
    const typed = (name: string) => ({
      name,
      password: hashPassword('Old-Habit-9'),
      oldPassword: legacyPasswordHash('ebet', name, 'Old-Habit-9') ?? '',
    });
    const other = { ...typed('Printed8'), password: wrong, oldPassword: wrong };
    await expect(test.clientOf().logIn({ ...other, flag: 1 })).rejects.toMatchObject({
      error: 'loginRefused',
    });
    await expect(test.clientOf().logIn({ ...typed('Printed8'), flag: 0 })).rejects.toMatchObject({
      error: 'loginRefused',
    });
    const { member } = await test.clientOf().logIn({ ...typed('pRiNtEd8'), flag: 1 });
    expect(member.name).toBe('Printed8');
    await test.clientOf().logIn({ name: 'Printed8', password: hashPassword('Old-Habit-9') });
    await expect(
      test.clientOf().logIn({ ...typed('Printed8'), password: wrong, flag: 1 }),
    ).rejects.toMatchObject({ error: 'loginRefused' });
  });

  it('give a member no role and no right beyond those of every member [AUTH-002]', async () => {
    const { api } = await test.register('Printed9');
    const answers = JSON.stringify([await api.getProfile({}), await api.getUserInfo({})]);
    expect(answers).not.toMatch(/"(role|roles|permissions|rights)"/i);
    const ofMembers = Object.values<Endpoint>(endpoints).filter(({ caller }) => caller === 'member');
    expect(ofMembers.filter(({ permission }) => permission)).toEqual([]);
    expect(new Set(Object.values<Endpoint>(endpoints).map(({ caller }) => caller))).toEqual(
      new Set(['visitor', 'member', 'operator', 'party']),
    );
  });

  it('answers a value for each key of the login captcha that is asked for', async () => {
    const config = await test.visitor.getLoginCaptchaConfig({ keyCodes: [...loginCaptchaKeys] });
    expect(Object.keys(config)).toEqual([...loginCaptchaKeys]);
    expect(config.loginVerifyTriggerTimes).toBe('3');
  });

  it('/member/v1/register opens an account once a name [AUTH-021]', async () => {
    const draft = {
      name: 'Printed3',
      password: right('Printed3'),
      birthDate: '1990-01-31',
      acceptsTerms: true,
    } as const;
    await test.clientOf().registerByPrintedPath(draft);
    const { session } = await test.clientOf().logIn({ name: draft.name, password: draft.password });
    expect(session.token).not.toBe('');
    await expect(test.clientOf().registerByPrintedPath(draft)).rejects.toMatchObject({ error: 'nameTaken' });
  });

  it('/member/v2/modify_password accepts only the new one, and wants the old one [AUTH-024]', async () => {
    const member = await test.register('Printed4');
    const next = hashPassword('Quiet-River-42');
    await expect(member.api.modifyPassword({ oldPassword: wrong, newPassword: next })).rejects.toMatchObject({
      error: 'oldPasswordWrong',
    });
    await member.api.modifyPassword({ oldPassword: right('Printed4'), newPassword: next });
    await expect(
      test.clientOf().logIn({ name: 'Printed4', password: right('Printed4') }),
    ).rejects.toMatchObject({ error: 'loginRefused' });
    await expect(test.clientOf().logIn({ name: 'Printed4', password: next })).resolves.toBeDefined();
  });

  it('distinguish a free name from a taken one, in every version [AUTH-023] [AUTH-028]', async () => {
    await test.register('Printed5');
    for (const check of ['checkMember', 'checkName', 'checkNameV2', 'checkNameV3'] as const) {
      expect(await test.visitor[check]({ name: 'pRINTED5' })).toEqual({ available: false });
      expect(await test.visitor[check]({ name: 'NobodyYet' })).toEqual({ available: true });
    }
  });

  it('verify a token, and refuse an invented one [AUTH-037]', async () => {
    const member = await test.register('Printed7');
    expect(await member.api.verifyToken({})).toEqual({ name: 'Printed7' });
    const invented = test.clientOf({ token: 'x'.repeat(43), signKey: 'nothing' });
    await expect(invented.verifyToken({})).rejects.toMatchObject({ code: expect.any(Number) as number });
  });
});
