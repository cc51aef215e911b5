import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { openTestInbox, type TestInbox } from '../../../testing/test-inbox.ts';

let inbox: TestInbox;
let test: TestApp;
let support: TestOperator;
beforeAll(async () => {
  inbox = await openTestInbox();
  test = await createTestApp({ env: inbox.env });
  support = await test.operator('support');
});
afterAll(async () => {
  await test.end();
  await inbox.close();
});

const reason = '已核对证件，一致';

describe('the real name', () => {
  it('is set once, even when pressed twice [IDV-007]', async () => {
    const { api } = await test.register('RealName1');
    const tries = await Promise.allSettled(
      ['陈致远', '陈致遥'].map((realName) => api.setRealName({ realName })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await api.getProfile({})).realName).toBe('陈**');
    await expect(api.setRealName({ realName: '陈致远' })).rejects.toMatchObject({
      error: 'realNameAlreadySet',
    });
  });

  it.each(['', '陈', '陈 1', '<b>陈致远</b>', '陈致远\u202e', 'J0hn Smith', '陈Smith', 'x'.repeat(41)])(
    'refuses %j',
    async (realName) => {
      const { api } = await test.register(`Bad${test.app.ids.uuid().slice(-10)}`);
      await expect(api.setRealName({ realName })).rejects.toMatchObject({ error: 'realNameMalformed' });
    },
  );

  it.each(['阿卜杜拉·买买提', "Anne-Marie O'Neil", '欧阳 '])('takes %j', async (realName) => {
    const { api } = await test.register(`Good${test.app.ids.uuid().slice(-10)}`);
    await expect(api.setRealName({ realName })).resolves.toBeTruthy();
  });
});

describe('a change by review', () => {
  it('waits, leaves the data as they are until it is approved, and one waits at a time [IDV-006]', async () => {
    const member = await test.register('Review01');
    const wish = { field: 'realName', realName: '林晓', proof: member.proof } as const;
    await expect(member.api.requestMemberChange(wish)).rejects.toMatchObject({
      error: 'realNameOrPhoneMissing',
    });
    await member.api.setRealName({ realName: '林笑' });
    const wishes = await Promise.allSettled([1, 2, 3].map(() => member.api.requestMemberChange(wish)));
    expect(wishes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await member.api.listMemberChanges({})).toMatchObject({
      changes: [{ field: 'realName', status: 'pending', after: '林*' }],
    });
    const kept = await sql<{ real_name: string }>`
      select real_name from members_accounts where id = ${member.id}`.execute(test.app.db);
    expect(kept.rows).toEqual([{ real_name: '林笑' }]);

    const { changes } = await support.api.listMemberChangeQueue({});
    const [waiting] = changes.filter(({ memberId }) => memberId === member.id);
    expect(waiting).toMatchObject({ name: 'Review01', before: '林笑', after: '林晓' });
    const id = waiting?.id ?? '';
    const decided = await Promise.allSettled([
      support.api.decideMemberChange({ id, decision: 'approve', reason }),
      support.api.decideMemberChange({ id, decision: 'refuse', reason }),
    ]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(support.api.decideMemberChange({ id, decision: 'approve', reason })).rejects.toMatchObject({
      error: 'editConflict',
    });
    // One decision, one piece of news to the open pages and one to the inbox.
    const events = await sql<{ name: string }>`
      select name from platform_outbox
      where payload->>'memberId' = ${member.id} and name = 'member.changeDecided'
        or payload->>'topic' = ${`member/${member.id}/account`} order by name`.execute(test.app.db);
    expect(events.rows.map(({ name }) => name)).toEqual(['member.changeDecided', 'memberAccount']);
  });

  it('changes the phone once approved, signs every device out, and shows a refusal’s reason [IDV-006]', async () => {
    const member = await test.register('Review02');
    const number = { areaCode: '86', phone: '13600136002', proof: member.proof };
    await expect(member.api.sendPhoneChangeCode(number)).rejects.toMatchObject({ error: 'phoneMissing' });
    await sql`update members_accounts set phone = '13600136001' where id = ${member.id}`.execute(test.app.db);
    const ask = async () => {
      const { codeId } = await member.api.sendPhoneChangeCode(number);
      const code = await inbox.codeTo(test, '+8613600136002');
      return member.api.requestMemberChange({ field: 'phone', codeId, code });
    };
    const refused = await ask();
    expect((await member.api.getProfile({})).phone).toBe('136****6001');
    await support.api.decideMemberChange({ id: refused.id, decision: 'refuse', reason: '证件照片不清晰' });
    expect((await member.api.listMemberChanges({})).changes[0]).toMatchObject({
      status: 'refused',
      reason: '证件照片不清晰',
    });

    test.clock.advance({ seconds: 61 });
    const approved = await ask();
    await support.api.decideMemberChange({ id: approved.id, decision: 'approve', reason });
    await expect(member.api.getProfile({})).rejects.toMatchObject({ error: 'tokenRevoked' });
    const kept = await sql<{ phone: string }>`
      select phone from members_accounts where id = ${member.id}`.execute(test.app.db);
    expect(kept.rows).toEqual([{ phone: '13600136002' }]);
  });
});
