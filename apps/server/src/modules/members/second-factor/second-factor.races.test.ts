import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crossed, endsOf } from '../../../testing/crossed.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const passwordOf = (name: string) => hashPassword(`${name}-Passw0rd`);
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) });
const logIn = (name: string) => test.clientOf().logIn({ name, password: passwordOf(name) });

/** A member who has begun to switch it on, with the secret, on two devices. */
async function begun(name: string) {
  const member = await test.register(name);
  const { session } = await logIn(name);
  const { secret } = await member.api.beginSecondFactor({ password: passwordOf(name) });
  return { ...member, secret, other: test.clientOf(session) };
}

const openSessions = async (memberId: string) => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from members_sessions
    where member_id = ${memberId} and ended_at is null`.execute(test.app.db);
  return rows[0]?.open;
};

describe('the second factor, switched on', () => {
  it('during a login: nobody is in without it', async () => {
    const { id, name, api, secret } = await begun('FactorRace1');
    const ends = await crossed(test, id, [
      () => logIn(name),
      () => api.confirmSecondFactor({ code: codeOf(secret) }),
      () => logIn(name),
    ]);
    // Who was faster is signed out with the other devices, who comes after it meets the factor.
    const [first, confirmed, last] = endsOf(ends);
    expect(confirmed).toBe('done');
    for (const end of [first, last]) expect(['done', 'secondFactorNeeded']).toContain(end);
    expect(await openSessions(id)).toBe(1);
    await api.getProfile({});
  });

  it('on two devices at once: one set of recovery codes is shown, and it is the one that works', async () => {
    const { name, api, secret, other } = await begun('FactorRace2');
    const code = codeOf(secret);
    const ends = await Promise.allSettled([api, other].map((one) => one.confirmSecondFactor({ code })));
    expect(endsOf(ends).filter((end) => end === 'done')).toHaveLength(1);
    expect(['secondFactorAlreadyOn', 'tokenRevoked']).toContain(endsOf(ends).find((end) => end !== 'done'));
    const codes = ends.flatMap((end) => (end.status === 'fulfilled' ? end.value.recoveryCodes : []));
    expect(codes).toHaveLength(10);
    const visitor = test.clientOf();
    const refusal: unknown = await visitor
      .logIn({ name, password: passwordOf(name) })
      .catch((no: unknown) => no);
    const { ticket } = (refusal as { data: { ticket: string } }).data;
    expect((await visitor.passSecondFactor({ ticket, code: codes[0] ?? '' })).member.name).toBe(name);
  });

  it('while another device starts over: the secret that was confirmed is the one that counts', async () => {
    const { name, api, secret, other } = await begun('FactorRace3');
    const ends = await Promise.allSettled([
      api.confirmSecondFactor({ code: codeOf(secret) }),
      other.beginSecondFactor({ password: passwordOf(name) }),
    ]);
    const [confirmed, restarted] = endsOf(ends);
    expect([
      ['done', 'secondFactorAlreadyOn'],
      ['done', 'tokenRevoked'],
      // It began first: the code is of a secret that is gone.
      ['secondFactorWrong', 'done'],
    ]).toContainEqual([confirmed, restarted]);
    expect((await api.getSecondFactor({})).on).toBe(confirmed === 'done');
  });
});

describe('the second factor, switched off', () => {
  it('by one code on two devices, and renewed with it: the code is good for one of them', async () => {
    const { name, api, secret } = await begun('FactorRace4');
    await api.confirmSecondFactor({ code: codeOf(secret) });
    test.clock.advance({ seconds: 30 });
    const code = codeOf(secret);
    const ends = await Promise.allSettled([
      api.endSecondFactor({ password: passwordOf(name), code }),
      api.endSecondFactor({ password: passwordOf(name), code }),
      api.renewRecoveryCodes({ code }),
    ]);
    expect(endsOf(ends).filter((end) => end === 'done')).toHaveLength(1);
    for (const end of endsOf(ends)) expect(['done', 'secondFactorWrong', 'secondFactorOff']).toContain(end);
    const renewed = endsOf(ends)[2] === 'done';
    expect(await api.getSecondFactor({})).toMatchObject({
      on: renewed,
      recoveryCodesLeft: renewed ? 10 : 0,
    });
  });

  it('with the password changed meanwhile: a half proven login ends with the old password', async () => {
    const { id, name, api, secret } = await begun('FactorRace5');
    await api.confirmSecondFactor({ code: codeOf(secret) });
    const ends = await crossed(test, id, [() => logIn(name)], (tx) =>
      sql`update members_accounts set password_hash = 'another' where id = ${id}`.execute(tx),
    );
    expect(endsOf(ends)).toEqual(['loginRefused']);
    const { rows } = await sql`select from members_login_tickets where member_id = ${id}`.execute(
      test.app.db,
    );
    expect(rows).toHaveLength(0);
  });
});
