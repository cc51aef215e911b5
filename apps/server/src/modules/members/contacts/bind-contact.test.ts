import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestInbox, type TestInbox } from '../../../testing/test-inbox.ts';

let inbox: TestInbox;
let test: TestApp;
beforeAll(async () => {
  inbox = await openTestInbox();
  test = await createTestApp({ env: inbox.env });
});
afterAll(async () => {
  await test.end();
  await inbox.close();
});

const sms = (phone: string, areaCode = '86') => ({ channel: 'sms', areaCode, phone }) as const;
const mail = (email: string) => ({ channel: 'email', email }) as const;
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('binding a phone and a mailbox', () => {
  it('sends a code, which binds the phone once; a second phone goes by review [PHONE-021, PHONE-023]', async () => {
    const { api, proof } = await test.register('Binder01');
    const { codeId, resendAfter } = await api.sendBindCode({ to: sms('13800138001'), proof });
    expect(resendAfter).toBe(60);
    const code = await inbox.codeTo(test, '+8613800138001');
    expect(code).toMatch(/^\d{6}$/);
    expect(inbox.messages.at(-1)).toMatchObject({
      channel: 'sms',
      text: expect.stringContaining('绑定手机号码'),
    });

    await expect(api.bindPhone({ codeId, code: another(code) })).rejects.toMatchObject({
      error: 'phoneCodeWrong',
    });
    expect(await api.bindPhone({ codeId, code })).toMatchObject({ phone: '138****8001' });
    expect(await api.getUserInfo({})).toMatchObject({ phone: '138****8001', areaCode: '86' });
    await expect(api.bindPhone({ codeId, code })).rejects.toMatchObject({ error: 'phoneCodeExpired' });
    await expect(api.sendBindCode({ to: sms('13800138002'), proof })).rejects.toMatchObject({
      error: 'phoneAlreadyBound',
    });
  });

  it('issues a code for a free phone and refuses one of another member, few of them a day [PHONE-022]', async () => {
    const [owner, other] = [await test.register('HasPhone'), await test.register('WantsIt1')];
    const sent = await owner.api.sendBindCode({ to: sms('13800138011'), proof: owner.proof });
    const code = await inbox.codeTo(test, '+8613800138011');
    await owner.api.bindPhone({ codeId: sent.codeId, code });
    test.clock.advance({ seconds: 60 });

    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => other.api.sendBindCode({ to: sms('13800138011'), proof: other.proof })),
    );
    const errors = asked.map((answer) => (answer.status === 'rejected' ? answer.reason.error : 'sent'));
    expect(errors.filter((error) => error === 'phoneTaken')).toHaveLength(3);
    expect(errors.filter((error) => error === 'tooManyAttempts')).toHaveLength(5);
    // From now on the answer no longer shows whether one is free or taken.
    await expect(
      other.api.sendBindCode({ to: sms('13800138012'), proof: other.proof }),
    ).rejects.toMatchObject({
      error: 'tooManyAttempts',
    });
    expect(inbox.messages.filter(({ to }) => to === '+8613800138011')).toHaveLength(1);
  });

  it('says whether and how often a phone, a mailbox or a card may still be bound [PHONE-024]', async () => {
    const { api, proof } = await test.register('Limits01');
    const none = { canBind: true, bound: 0, most: 1, left: 1 };
    expect(await api.getBindingLimits({})).toEqual({
      phone: none,
      email: none,
      payout: { canBind: true, bound: 0, most: 8, left: 8 },
    });
    const sent = await api.sendBindCode({ to: sms('13800138013'), proof });
    await api.bindPhone({ codeId: sent.codeId, code: await inbox.codeTo(test, '+8613800138013') });
    expect(await api.getBindingLimits({})).toMatchObject({ phone: { canBind: false, left: 0 }, email: none });
    await expect(test.visitor.getBindingLimits({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('binds a mailbox, whatever the case it was typed in, to one account only', async () => {
    const [first, second] = [await test.register('Mailer01'), await test.register('Mailer02')];
    const sent = await first.api.sendBindCode({ to: mail(' Lin.Xiao@Example.COM '), proof: first.proof });
    const code = await inbox.codeTo(test, 'lin.xiao@example.com');
    expect(inbox.messages.at(-1)).toMatchObject({ channel: 'email', subject: '您的验证码' });
    expect(await first.api.bindEmail({ codeId: sent.codeId, code })).toMatchObject({
      email: 'l***@example.com',
    });

    test.clock.advance({ seconds: 60 });
    const other = await second.api.sendBindCode({ to: mail('lin.xiao@example.com'), proof: second.proof });
    const otherCode = await inbox.codeTo(test, 'lin.xiao@example.com');
    await expect(second.api.bindEmail({ codeId: other.codeId, code: otherCode })).rejects.toMatchObject({
      error: 'emailTaken',
    });
  });

  it('keeps a code to its member, its purpose and five minutes', async () => {
    const [own, thief] = [await test.register('Owner001'), await test.register('Thief001')];
    const sent = await own.api.sendBindCode({ to: sms('13800138003'), proof: own.proof });
    const code = await inbox.codeTo(test, '+8613800138003');
    const stolen = { codeId: sent.codeId, code };
    await expect(thief.api.bindPhone(stolen)).rejects.toMatchObject({ error: 'phoneCodeExpired' });
    await expect(own.api.bindEmail(stolen)).rejects.toMatchObject({ error: 'phoneCodeExpired' });
    await expect(test.visitor.checkResetCode(stolen)).rejects.toMatchObject({ error: 'phoneCodeExpired' });
    test.clock.advance({ seconds: 300 });
    await expect(own.api.bindPhone(stolen)).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it.each([
    ['', '86', 'phoneEmpty', '[PHONE-008]'],
    ['1380013800', '86', 'phoneMalformed', '[PHONE-009]'],
    ['138001380011', '86', 'phoneMalformed', ''],
    ['1380013800a', '86', 'phoneMalformed', ''],
    ['13800138001', '999', 'phoneMalformed', ''],
    ['16512345678', '86', 'phonePrefixRestricted', '[PHONE-013]'],
  ])('refuses the number %j of area %s with %s %s', async (phone, areaCode, error) => {
    const visitor = test.clientOf();
    await expect(visitor.sendLoginCode({ areaCode, phone })).rejects.toMatchObject({ error });
  });

  it('lists areas and countries, the home ones first, in the caller’s language [PHONE-019, PHONE-025]', async () => {
    const { areas } = await test.visitor.listCountryAreas({});
    expect(areas[0]).toEqual({ areaCode: '86', areaName: '中国大陆', minDigits: 11, maxDigits: 11 });
    expect(areas.map(({ areaCode }) => areaCode)).toEqual(expect.arrayContaining(['852', '63', '65']));
    const { countries } = await test.visitor.listCountries({});
    expect(countries[0]).toEqual({ code: 'CN', name: '中国大陆', areaCode: '86' });
    expect(new Set(countries.map(({ code }) => code)).size).toBe(areas.length);
  });

  it('refuses what is no mail address', async () => {
    const { api, proof } = await test.register('Mailer03');
    for (const email of ['', 'a@b', 'a b@c.com', 'a@b.com\nbcc:x@y.com', 'ä@b.com'])
      await expect(api.sendBindCode({ to: mail(email), proof })).rejects.toMatchObject({
        error: 'emailMalformed',
      });
  });

  it('takes overseas numbers only while the switch is on, and says an operator’s text for a disabled prefix [PHONE-012, PHONE-020]', async () => {
    const { api } = await test.operator('administrator');
    const { version, configuration } = await api.getSiteDraft({});
    const keyCode = 'overseasPhone';
    expect(await test.visitor.getOverseasSwitch({ keyCode })).toEqual({ [keyCode]: '1' });
    expect((await test.clientOf().sendLoginCode({ areaCode: '65', phone: '81234567' })).codeId).toBeTruthy();
    await api.updateSiteConfig({
      ...configuration,
      version,
      switches: { ...configuration.switches, overseasPhones: false },
      disabledPhones: [{ prefix: '170', message: { zh: '170 号段收不到短信', en: '' } }],
    });
    test.clock.advance({ seconds: 2 });
    expect(await test.visitor.getOverseasSwitch({ keyCode })).toEqual({ [keyCode]: '0' });
    await expect(test.clientOf().sendLoginCode({ areaCode: '65', phone: '81234568' })).rejects.toMatchObject({
      error: 'overseasPhoneDisabled',
    });
    await expect(
      test.clientOf().sendLoginCode({ areaCode: '86', phone: '17012345678' }),
    ).rejects.toMatchObject({ error: 'phonePrefixDisabled', message: '170 号段收不到短信' });
  });
});

describe('the tries of a code', () => {
  it('are five under any race, and the right code after them is worth nothing', async () => {
    const { api, proof } = await test.register('Racer001');
    const { codeId } = await api.sendBindCode({ to: sms('13800138004'), proof });
    const code = await inbox.codeTo(test, '+8613800138004');
    const wrong = another(code);
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => api.bindPhone({ codeId, code: wrong })),
    );
    const errors = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.error : 'bound'));
    expect(errors.filter((error) => error === 'phoneCodeWrong')).toHaveLength(4);
    expect(errors.filter((error) => error === 'bound')).toHaveLength(0);
    await expect(api.bindPhone({ codeId, code })).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it('are refused, and one of many who bring the right code at once gets it', async () => {
    const { api, proof } = await test.register('Racer002');
    const { codeId } = await api.sendBindCode({ to: sms('13800138005'), proof });
    const code = await inbox.codeTo(test, '+8613800138005');
    await expect(api.bindPhone({ codeId, code: another(code) })).rejects.toMatchObject({
      error: 'phoneCodeWrong',
      data: { left: 4 },
    });
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => api.bindPhone({ codeId, code })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
