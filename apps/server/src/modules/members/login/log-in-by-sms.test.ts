import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestInbox, type TestInbox } from '../../../testing/test-inbox.ts';

let inbox: TestInbox;
let test: TestApp;
beforeAll(async () => {
  inbox = await openTestInbox();
  test = await createTestApp({ env: inbox.env, start: '2026-08-15T01:00:00.000Z' });
});
afterAll(async () => {
  await test.end();
  await inbox.close();
});

async function memberWithPhone(name: string, phone: string) {
  const member = await test.register(name);
  await sql`update members_accounts set phone = ${phone} where id = ${member.id}`.execute(test.app.db);
  return member;
}

describe('login by phone code', () => {
  it('signs in with the code that was sent, and with no other [AUTH-022]', async () => {
    const { name } = await memberWithPhone('Sms00001', '13900139001');
    const visitor = test.clientOf();
    const number = { areaCode: '86', phone: '13900139001' };
    const { codeId } = await visitor.sendLoginCode(number);
    const code = await inbox.codeTo(test, '+8613900139001');
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(visitor.logInBySms({ ...number, codeId, code: wrong })).rejects.toMatchObject({
      error: 'phoneCodeWrong',
    });
    const { session, member } = await visitor.logInBySms({ ...number, codeId, code });
    expect(member.name).toBe(name);
    expect(await test.clientOf(session).verifyToken({})).toEqual({ name });
  });

  it('takes a code with its own number only', async () => {
    await memberWithPhone('Sms00002', '13900139002');
    const visitor = test.clientOf();
    const { codeId } = await visitor.sendLoginCode({ areaCode: '86', phone: '13900139002' });
    const code = await inbox.codeTo(test, '+8613900139002');
    await expect(
      visitor.logInBySms({ areaCode: '86', phone: '13900139003', codeId, code }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it('sends one code in 60 s to a number, however many ask at once, and five a day [AUTH-031, PHONE-026]', async () => {
    await memberWithPhone('Sms00003', '13900139004');
    const number = { areaCode: '86', phone: '13900139004' };
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => test.clientOf().sendLoginCode(number)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await inbox.codeTo(test, '+8613900139004')).toMatch(/^\d{6}$/);
    test.clock.advance({ seconds: 30 });
    const other = { areaCode: '86', phone: '13900139014' };
    await test.clientOf().sendLoginCode(other);
    test.clock.advance({ seconds: 59 });
    await expect(test.clientOf().sendLoginCode(other)).rejects.toMatchObject({
      error: 'phoneCodeTooSoon',
      data: { retryAfter: 1 },
    });
    test.clock.advance({ seconds: 1 });
    expect((await test.clientOf().sendLoginCode(other)).resendAfter).toBe(60);
    // Another hour: the captcha that eight askers made necessary is forgotten.
    for (let sent = 1; sent < 5; sent += 1) {
      test.clock.advance({ seconds: 3601 });
      await test.clientOf().sendLoginCode(number);
    }
    test.clock.advance({ seconds: 3601 });
    await expect(test.clientOf().sendLoginCode(number)).rejects.toMatchObject({
      error: 'phoneCodeDailyLimit',
    });
    expect(await inbox.codeTo(test, '+8613900139004')).toBeTruthy();
    expect(inbox.messages.filter(({ to }) => to === '+8613900139004')).toHaveLength(5);
  });

  it('answers a number of nobody the same, sends it nothing, and refuses its codes the same', async () => {
    const visitor = test.clientOf();
    const number = { areaCode: '86', phone: '13900139009' };
    const sent = await visitor.sendLoginCode(number);
    expect(sent).toMatchObject({ codeId: expect.any(String), resendAfter: 60 });
    await expect(visitor.sendLoginCode(number)).rejects.toMatchObject({ error: 'phoneCodeTooSoon' });
    expect(await inbox.codeTo(test, '+8613900139009')).toBe('');
    const tried = { ...number, codeId: sent.codeId, code: '123456' };
    await expect(visitor.logInBySms(tried)).rejects.toMatchObject({
      error: 'phoneCodeWrong',
      data: { left: 4 },
    });
  });

  it('asks who wants many codes for a captcha', async () => {
    const visitor = test.clientOf();
    for (let at = 0; at < 3; at += 1)
      await visitor.sendLoginCode({ areaCode: '86', phone: `1390014000${at}` });
    await expect(visitor.sendLoginCode({ areaCode: '86', phone: '13900140009' })).rejects.toMatchObject({
      error: 'captchaNeeded',
    });
  });

  it('keeps neither code nor number readable in the queue, and no code in its table', async () => {
    await memberWithPhone('Sms00004', '13900139005');
    await test.clientOf().sendLoginCode({ areaCode: '86', phone: '13900139005' });
    const { rows } = await sql<{ payload: string }>`
      select payload::text from graphile_worker._private_jobs`.execute(test.app.db);
    expect(JSON.stringify(rows)).not.toContain('13900139005');
    const code = await inbox.codeTo(test, '+8613900139005');
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    const kept = await sql<{ row: string }>`select c::text as row from risk_codes c`.execute(test.app.db);
    expect(JSON.stringify(kept.rows)).not.toContain(`,${code},`);
  });
});
