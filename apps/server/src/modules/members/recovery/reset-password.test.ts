import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
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

const next = hashPassword('Quite-Another-77');

async function boundMember(name: string, phone: string) {
  const member = await test.register(name);
  const email = `${name.toLowerCase()}@example.com`;
  await sql`update members_accounts set phone = ${phone}, email = ${email} where id = ${member.id}`.execute(
    test.app.db,
  );
  return { ...member, to: { sms: `+86${phone}`, email } };
}

describe('the forgotten password', () => {
  it.each(['sms', 'email'] as const)(
    'is replaced by %s in three steps; every device is signed out [AUTH-005] [AUTH-011] [AUTH-020] [AUTH-030]',
    async (channel) => {
      const phone = channel === 'sms' ? '13700137001' : '13700137002';
      const member = await boundMember(`Forgot${channel === 'sms' ? '01' : '02'}`, phone);
      const visitor = test.clientOf();
      const to =
        channel === 'sms'
          ? { channel, areaCode: '86', phone }
          : { channel, email: member.to.email.toUpperCase() };
      const { codeId } = await visitor.sendResetCode({ name: member.name.toUpperCase(), to });
      const code = await inbox.codeTo(test, member.to[channel]);
      // A failed check leaves its step where it is: the right code is still taken, and nothing is set before it.
      const wrong = code === '000000' ? '000001' : '000000';
      await expect(visitor.checkResetCode({ codeId, code: wrong })).rejects.toMatchObject({
        error: 'phoneCodeWrong',
      });
      const { ticket } = await visitor.checkResetCode({ codeId, code });
      const reset = { name: member.name, ticket, newPassword: next };
      await expect(visitor.resetPassword({ ...reset, name: 'Nobody99' })).rejects.toMatchObject({
        error: 'resetRefused',
      });
      await expect(
        visitor.resetPassword({ ...reset, newPassword: hashPassword('password1') }),
      ).rejects.toMatchObject({ error: 'passwordWeak' });
      expect(await visitor.resetPassword(reset)).toBeNull();

      await expect(member.api.verifyToken({})).rejects.toMatchObject({ error: 'tokenRevoked' });
      const old = { name: member.name, password: hashPassword(`${member.name}-Passw0rd`) };
      await expect(test.clientOf().logIn(old)).rejects.toMatchObject({ error: 'loginRefused' });
      expect((await test.clientOf().logIn({ name: member.name, password: next })).member.name).toBe(
        member.name,
      );
    },
  );

  it('answers an unknown name and a phone of another member as it answers the right pair, and sends nothing', async () => {
    const member = await boundMember('Forgot03', '13700137003');
    const pairs = [
      { name: 'Nobody88', to: { channel: 'sms', areaCode: '86', phone: '13700137009' } },
      { name: member.name, to: { channel: 'sms', areaCode: '86', phone: '13700137008' } },
      { name: member.name, to: { channel: 'email', email: 'someone@example.com' } },
      { name: member.name, to: { channel: 'sms', areaCode: '86', phone: '13700137003' } },
    ] as const;
    const answers = [];
    for (const pair of pairs) answers.push(Object.keys(await test.clientOf().sendResetCode(pair)));
    expect(new Set(answers.map((keys) => keys.join()))).toHaveLength(1);
    await inbox.codeTo(test, '');
    const reached = inbox.messages.map(({ to }) => to).filter((to) => /3700137[0-9]{3}|someone/.test(to));
    expect(reached.filter((to) => to !== '+8613700137001')).toEqual(['+8613700137003']);
  });

  it('gives no ticket for a code to a phone that has moved to another account since', async () => {
    const member = await boundMember('Forgot05', '13700137005');
    const to = { channel: 'sms', areaCode: '86', phone: '13700137005' } as const;
    const { codeId } = await test.clientOf().sendResetCode({ name: member.name, to });
    const code = await inbox.codeTo(test, member.to.sms);
    await sql`update members_accounts set phone = '13700137006' where id = ${member.id}`.execute(test.app.db);
    await expect(test.clientOf().checkResetCode({ codeId, code })).rejects.toMatchObject({
      error: 'phoneCodeExpired',
    });
  });

  it('gives a ticket that is good for one password and ten minutes', async () => {
    const member = await boundMember('Forgot04', '13700137004');
    const to = { channel: 'sms', areaCode: '86', phone: '13700137004' } as const;
    const ticketOf = async () => {
      const { codeId } = await test.clientOf().sendResetCode({ name: member.name, to });
      const code = await inbox.codeTo(test, member.to.sms);
      return (await test.clientOf().checkResetCode({ codeId, code })).ticket;
    };
    const ticket = await ticketOf();
    const resets = await Promise.allSettled(
      ['One-Of-Them-1', 'One-Of-Them-2', 'One-Of-Them-3'].map((password) =>
        test.clientOf().resetPassword({ name: member.name, ticket, newPassword: hashPassword(password) }),
      ),
    );
    expect(resets.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

    test.clock.advance({ seconds: 61 });
    const late = await ticketOf();
    test.clock.advance({ seconds: 600 });
    await expect(
      test.clientOf().resetPassword({ name: member.name, ticket: late, newPassword: next }),
    ).rejects.toMatchObject({ error: 'resetRefused' });
  });
});
