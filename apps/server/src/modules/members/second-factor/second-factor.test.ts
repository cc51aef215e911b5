import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type ApiClient, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const passwordOf = (name: string) => hashPassword(`${name}-Passw0rd`);
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) });
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A member whose second factor is on. */
async function guarded(name: string) {
  const member = await test.register(name);
  const { secret } = await member.api.beginSecondFactor({ password: passwordOf(name) });
  const { recoveryCodes } = await member.api.confirmSecondFactor({ code: codeOf(secret) });
  test.clock.advance({ seconds: 30 });
  return { ...member, secret, recoveryCodes };
}

/** The first step of a login: the ticket that the second one takes. */
async function firstStep(api: ApiClient, name: string): Promise<string> {
  const refusal = await api.logIn({ name, password: passwordOf(name) }).catch((fault: unknown) => fault);
  expect(refusal).toMatchObject({ error: 'secondFactorNeeded', data: { ticket: expect.any(String) } });
  return (refusal as { data: { ticket: string } }).data.ticket;
}

describe('the second factor of a member', () => {
  it('is on once a code of the new secret has worked, and signs the other devices out', async () => {
    const { name, api } = await test.register('Factor01');
    const elsewhere = await test.clientOf().logIn({ name, password: passwordOf(name) });
    await expect(api.beginSecondFactor({ password: hashPassword('Wrong-1') })).rejects.toMatchObject({
      error: 'passwordWrong',
    });
    const { secret, uri } = await api.beginSecondFactor({ password: passwordOf(name) });
    expect(uri).toContain(secret);
    expect(await api.getSecondFactor({})).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    await test.clientOf().logIn({ name, password: passwordOf(name) });
    await expect(api.confirmSecondFactor({ code: another(codeOf(secret)) })).rejects.toMatchObject({
      error: 'secondFactorWrong',
    });

    const { recoveryCodes } = await api.confirmSecondFactor({ code: codeOf(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await api.getSecondFactor({})).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    await expect(test.clientOf(elsewhere.session).getProfile({})).rejects.toMatchObject({
      error: 'tokenRevoked',
    });
    await expect(api.beginSecondFactor({ password: passwordOf(name) })).rejects.toMatchObject({
      error: 'secondFactorAlreadyOn',
    });
  });

  it('is asked for at every login, after the password and never instead of it', async () => {
    const { name, secret } = await guarded('Factor02');
    const api = test.clientOf();
    await expect(api.logIn({ name, password: hashPassword('Wrong-1') })).rejects.toMatchObject({
      error: 'loginRefused',
    });
    for (const version of ['logInV3', 'logInV5', 'webLogIn'] as const)
      await expect(api[version]({ name, password: passwordOf(name) })).rejects.toMatchObject({
        error: 'secondFactorNeeded',
      });
    const ticket = await firstStep(api, name);
    const { session } = await api.passSecondFactor({ ticket, code: codeOf(secret) });
    expect((await test.clientOf(session).getProfile({})).name).toBe(name);
    await expect(api.passSecondFactor({ ticket, code: codeOf(secret) })).rejects.toMatchObject({
      error: 'loginStepOver',
    });
  });

  it('takes a code once, even from an earlier step or of many who bring it at once', async () => {
    const { name, secret } = await guarded('Factor03');
    const api = test.clientOf();
    const tickets: string[] = [];
    for (let at = 0; at < 5; at += 1) tickets.push(await firstStep(api, name));
    const code = codeOf(secret);
    const tries = await Promise.allSettled(tickets.map((ticket) => api.passSecondFactor({ ticket, code })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const later = await firstStep(api, name);
    await expect(api.passSecondFactor({ ticket: later, code })).rejects.toMatchObject({
      error: 'secondFactorWrong',
    });
  });

  it('binds the ticket to its device and five minutes', async () => {
    const { name, secret } = await guarded('Factor04');
    const api = test.clientOf();
    const ticket = await firstStep(api, name);
    await expect(test.clientOf().passSecondFactor({ ticket, code: codeOf(secret) })).rejects.toMatchObject({
      error: 'loginStepOver',
    });
    test.clock.advance({ seconds: 300 });
    await expect(api.passSecondFactor({ ticket, code: codeOf(secret) })).rejects.toMatchObject({
      error: 'loginStepOver',
    });
    await expect(api.passSecondFactor({ ticket: 'x'.repeat(43), code: '123456' })).rejects.toMatchObject({
      error: 'loginStepOver',
    });
  });

  it('limits the tries, whatever the number of tickets and devices, and slows further ones', async () => {
    const { name, secret } = await guarded('Factor05');
    const wrong = another(codeOf(secret));
    const clients = Array.from({ length: 12 }, () => test.clientOf());
    const tickets: { api: ApiClient; ticket: string }[] = [];
    for (const api of clients.slice(0, 4)) tickets.push({ api, ticket: await firstStep(api, name) });
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, (_, at) => {
        const { api, ticket } = tickets[at % 4] ?? tickets[0]!;
        return api.passSecondFactor({ ticket, code: wrong });
      }),
    );
    const errors = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.error : 'in'));
    expect(errors.filter((error) => error === 'secondFactorWrong')).toHaveLength(6);
    expect(errors.filter((error) => error === 'tooManyAttempts')).toHaveLength(10);
  });

  it('is passed by a recovery code, each once and of its own member alone', async () => {
    const [own, other] = [await guarded('Factor06'), await guarded('Factor07')];
    const api = test.clientOf();
    const [code = ''] = own.recoveryCodes;
    const foreign = test.clientOf();
    await expect(
      foreign.passSecondFactor({ ticket: await firstStep(foreign, other.name), code }),
    ).rejects.toMatchObject({ error: 'secondFactorWrong' });

    const typed = ` ${code.toLowerCase().replace('-', '')} `;
    const { session } = await api.passSecondFactor({ ticket: await firstStep(api, own.name), code: typed });
    const again = test.clientOf(session);
    expect(await again.getSecondFactor({})).toMatchObject({ recoveryCodesLeft: 9 });
    await expect(
      api.passSecondFactor({ ticket: await firstStep(api, own.name), code }),
    ).rejects.toMatchObject({ error: 'secondFactorWrong' });

    const { recoveryCodes } = await again.renewRecoveryCodes({ code: codeOf(own.secret) });
    expect(recoveryCodes).not.toContain(own.recoveryCodes[1]);
    expect(await again.getSecondFactor({})).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('is switched off by password and code, or by an operator with a reason', async () => {
    const own = await guarded('Factor08');
    await expect(
      own.api.endSecondFactor({ password: passwordOf(own.name), code: another(codeOf(own.secret)) }),
    ).rejects.toMatchObject({ error: 'secondFactorWrong' });
    await own.api.endSecondFactor({ password: passwordOf(own.name), code: codeOf(own.secret) });
    expect(
      (await test.clientOf().logIn({ name: own.name, password: passwordOf(own.name) })).member.name,
    ).toBe(own.name);

    const lost = await guarded('Factor09');
    const lead = await test.operator('cashier-lead');
    await lead.api.endMemberSecondFactor({ memberId: lost.id, reason: '会员遗失手机，已核验身份' });
    await expect(lost.api.getProfile({})).rejects.toMatchObject({ error: 'tokenRevoked' });
    await test.clientOf().logIn({ name: lost.name, password: passwordOf(lost.name) });
  });

  it('keeps no secret and no code readable', async () => {
    const { secret, recoveryCodes } = await guarded('Factor10');
    const { rows } = await sql<{ row: string }>`
      select f::text as row from members_second_factors f
      union all select c::text from members_recovery_codes c`.execute(test.app.db);
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
    for (const code of recoveryCodes) expect(kept).not.toContain(Buffer.from(code).toString('hex'));
  });
});
