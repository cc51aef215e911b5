import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endsOf } from '../../../testing/crossed.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
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

interface Code {
  codeId: string;
  code: string;
}

/** A code of a member's own to this number, sent after the resend wait of the last one. */
async function codeTo({ api, proof }: TestMember, phone: string): Promise<Code> {
  test.clock.advance({ seconds: 61 });
  const { codeId } = await api.sendBindCode({ to: { channel: 'sms', areaCode: '86', phone }, proof });
  return { codeId, code: await inbox.codeTo(test, `+86${phone}`) };
}

async function mailCodeTo({ api, proof }: TestMember, email: string): Promise<Code> {
  test.clock.advance({ seconds: 61 });
  const { codeId } = await api.sendBindCode({ to: { channel: 'email', email }, proof });
  return { codeId, code: await inbox.codeTo(test, email) };
}

const holdersOf = async (column: 'phone' | 'email', value: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from members_accounts where ${sql.ref(column)} = ${value}`.execute(test.app.db);
  return rows.map(({ name }) => name);
};

describe('binding at once', () => {
  it('one number by two members who both hold a code for it: one has it, the other is refused', async () => {
    const phone = '13800138101';
    const members = [await test.register('SameNum01'), await test.register('SameNum02')];
    const codes: Code[] = [];
    for (const member of members) codes.push(await codeTo(member, phone));
    const ends = await Promise.allSettled(members.map(({ api }, at) => api.bindPhone(codes[at]!)));
    expect(endsOf(ends).toSorted()).toEqual(['done', 'phoneTaken']);
    expect(await holdersOf('phone', phone)).toEqual([members[endsOf(ends).indexOf('done')]?.name]);
  });

  it('one mailbox by two members: one has it', async () => {
    const email = 'race@example.com';
    const members = [await test.register('SameBox01'), await test.register('SameBox02')];
    const codes: Code[] = [];
    for (const member of members) codes.push(await mailCodeTo(member, email));
    const ends = await Promise.allSettled(members.map(({ api }, at) => api.bindEmail(codes[at]!)));
    expect(endsOf(ends).toSorted()).toEqual(['done', 'emailTaken']);
    expect(await holdersOf('email', email)).toHaveLength(1);
  });

  /** A member signed in on two devices. */
  async function onTwoDevices(name: string) {
    const member = await test.register(name);
    const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
    return { member, devices: [member.api, test.clientOf(session)] as const };
  }

  it('two numbers by one member on two devices: the first stays', async () => {
    const { member, devices } = await onTwoDevices('TwoNums01');
    const phones = ['13800138103', '13800138104'];
    const codes: Code[] = [];
    for (const phone of phones) codes.push(await codeTo(member, phone));
    const ends = await Promise.allSettled(devices.map((api, at) => api.bindPhone(codes[at]!)));
    expect(endsOf(ends).toSorted()).toEqual(['done', 'phoneAlreadyBound']);
    expect(await holdersOf('phone', phones[endsOf(ends).indexOf('done')]!)).toEqual([member.name]);
  });

  it('two mailboxes by one member on two devices: the first stays', async () => {
    const { member, devices } = await onTwoDevices('TwoBoxes01');
    const codes: Code[] = [];
    for (const email of ['two-a@example.com', 'two-b@example.com'])
      codes.push(await mailCodeTo(member, email));
    const ends = await Promise.allSettled(devices.map((api, at) => api.bindEmail(codes[at]!)));
    expect(endsOf(ends).toSorted()).toEqual(['done', 'emailAlreadyBound']);
  });

  it('a number by a member and by a visitor who registers with it: one has it, no account is left half made', async () => {
    const phone = '13800138105';
    const member = await test.register('BindsIt01');
    const bindCode = await codeTo(member, phone);
    test.clock.advance({ seconds: 61 });
    const newcomer = test.clientOf();
    const { codeId } = await newcomer.sendRegisterCode({ areaCode: '86', phone });
    const phoneCode = { codeId, code: await inbox.codeTo(test, `+86${phone}`) };
    const ends = await Promise.allSettled([
      member.api.bindPhone(bindCode),
      newcomer.registerMember({
        name: 'Registers01',
        password: hashPassword('Registers01-Passw0rd'),
        birthDate: '1990-01-31',
        acceptsTerms: true,
        phoneCode,
      }),
    ]);
    expect(endsOf(ends).toSorted()).toEqual(['done', 'phoneTaken']);
    expect(await holdersOf('phone', phone)).toHaveLength(1);
    const taken = !(await test.visitor.checkName({ name: 'Registers01' })).available;
    expect(taken).toBe(endsOf(ends)[1] === 'done');
  });
});
