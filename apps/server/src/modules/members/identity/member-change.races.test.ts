import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, crossed, endsOf } from '../../../testing/crossed.ts';
import {
  createTestApp,
  type TestApp,
  type TestMember,
  type TestOperator,
} from '../../../testing/test-app.ts';
import { openTestInbox, type TestInbox } from '../../../testing/test-inbox.ts';

let inbox: TestInbox;
let test: TestApp;
let support: TestOperator;
let lead: TestOperator;
beforeAll(async () => {
  inbox = await openTestInbox();
  test = await createTestApp({ env: inbox.env });
  support = await test.operator('support');
  lead = await test.operator('cashier-lead');
});
afterAll(async () => {
  await test.end();
  await inbox.close();
});

const reason = '已核对证件，一致';
const decide = (by: TestOperator, id: string, decision: 'approve' | 'refuse' = 'approve') =>
  by.api.decideMemberChange({ id, decision, reason });

/** A member whose phone is bound. */
async function withPhone(name: string, phone: string): Promise<TestMember> {
  const member = await test.register(name);
  await sql`update members_accounts set phone = ${phone} where id = ${member.id}`.execute(test.app.db);
  return member;
}

/** A waiting request for another number; its id. */
async function wishFor({ api, proof }: TestMember, phone: string): Promise<string> {
  test.clock.advance({ seconds: 61 });
  const { codeId } = await api.sendPhoneChangeCode({ areaCode: '86', phone, proof });
  const code = await inbox.codeTo(test, `+86${phone}`);
  return (await api.requestMemberChange({ field: 'phone', codeId, code })).id;
}

const phoneOf = async ({ id }: TestMember) => {
  const { rows } = await sql<{ phone: string }>`
    select phone from members_accounts where id = ${id}`.execute(test.app.db);
  return rows[0]?.phone;
};

const statusOf = async (id: string) => {
  const { rows } = await sql<{ status: string }>`
    select status from members_changes where id = ${id}`.execute(test.app.db);
  return rows[0]?.status;
};

describe('a review that meets something', () => {
  it('of a number that two members ask for: one has it, the other’s request still waits', async () => {
    const members = [await withPhone('Wants01', '13600136101'), await withPhone('Wants02', '13600136102')];
    const ids: string[] = [];
    for (const member of members) ids.push(await wishFor(member, '13600136103'));
    const ends = await Promise.allSettled([decide(support, ids[0]!), decide(lead, ids[1]!)]);
    expect(endsOf(ends).toSorted()).toEqual(['done', 'phoneTaken']);
    const statuses = await Promise.all(ids.map(statusOf));
    expect(new Set(statuses)).toEqual(new Set(['approved', 'pending']));
    expect(await phoneOf(members[statuses.indexOf('approved')]!)).toBe('13600136103');
  });

  it('of two members who ask for each other’s number: nobody’s is taken, and it is refused instead of a fault', async () => {
    const members = [await withPhone('Swaps01', '13600136111'), await withPhone('Swaps02', '13600136112')];
    const ids = [await wishFor(members[0]!, '13600136112'), await wishFor(members[1]!, '13600136111')];
    const ends = await Promise.allSettled([decide(support, ids[0]!), decide(lead, ids[1]!)]);
    expect(endsOf(ends)).toEqual(['phoneTaken', 'phoneTaken']);
    expect(await Promise.all(members.map(phoneOf))).toEqual(['13600136111', '13600136112']);
  });

  it('of a number that another member binds in the same moment: one of the two has it', async () => {
    const [owner, other] = [await withPhone('Moves01', '13600136121'), await test.register('Binds01')];
    const id = await wishFor(owner, '13600136123');
    test.clock.advance({ seconds: 61 });
    const { codeId } = await other.api.sendBindCode({
      to: { channel: 'sms', areaCode: '86', phone: '13600136123' },
      proof: other.proof,
    });
    const code = await inbox.codeTo(test, '+8613600136123');
    const ends = await Promise.allSettled([decide(support, id), other.api.bindPhone({ codeId, code })]);
    expect(endsOf(ends).toSorted()).toEqual(['done', 'phoneTaken']);
    expect(await statusOf(id)).toBe(endsOf(ends)[0] === 'done' ? 'approved' : 'pending');
  });

  it('the account being frozen: both are done or the later one is refused, and every device is out', async () => {
    const member = await withPhone('Frozen01', '13600136131');
    const id = await wishFor(member, '13600136132');
    const { version } = await lead.api.getMemberCase({ memberId: member.id });
    const ends = await Promise.allSettled([
      decide(support, id),
      lead.api.freezeMember({ memberId: member.id, version, reason: '疑似盗号，先行冻结' }),
    ]);
    // The case that the freeze was decided on is another one once the phone has changed.
    expect(endsOf(ends)[0]).toBe('done');
    expect(['done', 'editConflict']).toContain(endsOf(ends)[1]);
    await expect(member.api.getProfile({})).rejects.toMatchObject({ error: 'tokenRevoked' });
    expect(await phoneOf(member)).toBe('13600136132');
  });

  it('the member’s next request: the value «before» is what is there, not what was there when it was asked for', async () => {
    const member = await test.register('Renamed01');
    await member.api.setRealName({ realName: '林笑' });
    const { proof } = member;
    const ask = () => member.api.requestMemberChange({ field: 'realName', realName: '林萧', proof });
    const ends = await crossed(test, member.id, [ask], changing(member.id, sql`real_name = '林晓'`));
    expect(endsOf(ends)).toEqual(['done']);
    const { changes } = await support.api.listMemberChangeQueue({});
    expect(changes.find(({ memberId }) => memberId === member.id)).toMatchObject({
      before: '林晓',
      after: '林萧',
    });
  });

  it('a request made while the last one is decided: neither waits for the other for ever, one waits at a time', async () => {
    const member = await test.register('Again01');
    await member.api.setRealName({ realName: '周宁' });
    const { proof } = member;
    const ask = (realName: string) => member.api.requestMemberChange({ field: 'realName', realName, proof });
    let { id } = await ask('周凝');
    for (const next of ['周一', '周二', '周三', '周四']) {
      const ends = await Promise.allSettled([decide(support, id), decide(lead, id, 'refuse'), ask(next)]);
      const [first, second, third] = endsOf(ends);
      expect(new Set([first, second])).toEqual(new Set(['done', 'editConflict']));
      expect(['done', 'changeUnderReview']).toContain(third);
      const again = third === 'done' ? undefined : await ask(next);
      const { rows } = await sql<{ id: string }>`
        select id from members_changes where member_id = ${member.id} and status = 'pending'`.execute(
        test.app.db,
      );
      expect(rows).toHaveLength(1);
      id = again?.id ?? rows[0]!.id;
    }
  });
});
