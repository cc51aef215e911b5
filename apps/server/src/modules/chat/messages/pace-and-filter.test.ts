import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/test-app.ts';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';

let test: ChatTest;
let member: TestMember;
beforeAll(async () => {
  test = await createChatTest();
  member = await test.talker('Paced01');
});
afterAll(() => test.end());
beforeEach(() => test.rest());

describe('the pace', () => {
  it('is three in three seconds, and the refusal says the seconds to wait', async () => {
    for (const text of ['一号', '二号', '三号']) await test.say(member, text);
    await expect(test.say(member, '四号')).rejects.toMatchObject({
      error: 'chatTooFast',
      message: '发言太快了，请 3 秒后再试',
    });
    test.clock.advance({ seconds: 3 });
    expect((await test.say(member, '四号')).n).toBeGreaterThan(0);
  });

  it('takes the same text once a minute', async () => {
    await test.say(member, '好球');
    test.clock.advance({ seconds: 20 });
    await expect(test.say(member, '好球')).rejects.toMatchObject({
      error: 'chatSameText',
      message: expect.stringContaining('40 秒'),
    });
    test.clock.advance({ seconds: 40 });
    expect((await test.say(member, '好球')).n).toBeGreaterThan(0);
  });

  it('of two texts sent at once by a new account takes one', async () => {
    const fresh = await test.register('Fresh01');
    const sent = await Promise.allSettled([test.say(fresh, 'first'), test.say(fresh, 'second')]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the filter of a room', () => {
  it('shows a masked term starred to everybody', async () => {
    expect((await test.say(member, '你个傻逼裁判')).text).toBe('你个**裁判');
    const { items } = await test.visitor.listChatHistory({ form: 'anonymous', chatRoomNo: test.room });
    expect(items.at(-1)).toMatchObject({ kind: 'text', text: '你个**裁判' });
  });

  it('refuses contacts, in parts as well', async () => {
    await expect(test.say(member, '加微信 abc12345')).rejects.toMatchObject({ error: 'chatContactRefused' });
    await test.say(member, '138');
    await expect(test.say(member, '00138000')).rejects.toMatchObject({ error: 'chatContactRefused' });
  });

  it('holds what a person looks at, once for one client id', async () => {
    const clientId = randomUUID();
    const first = await test.say(member, '有内幕', clientId);
    expect(first).toMatchObject({ held: true, n: 0 });
    expect(await test.say(member, '有内幕', clientId)).toEqual(first);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from chat_held where member_id = ${member.id}`.execute(test.app.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('mutes for a term that mutes, with a reason that can be read', async () => {
    const loud = await test.talker('Promises1');
    await expect(test.say(loud, '跟我稳 赚 不 赔')).rejects.toMatchObject({ error: 'chatTextRefused' });
    await expect(test.say(loud, '还在吗')).rejects.toMatchObject({ error: 'chatMuted' });
    expect(await loud.api.getChatRoom({ form: 'web', chatRoomNo: test.room })).toMatchObject({
      userStatus: 1,
      banReason: '发送违禁内容',
    });
    test.clock.advance({ seconds: 600 });
    expect((await test.say(loud, '下次注意')).n).toBeGreaterThan(0);
  });

  it('goes by the terms of the version that an operator publishes, and by the former ones after going back', async () => {
    const moderator = await test.operator('moderator');
    const change = async (mask: string) => {
      const { newest } = await moderator.api.getSettings({ kind: 'chat' });
      if (newest.kind !== 'chat') throw new Error('another kind was answered');
      const { version, settings } = newest;
      await moderator.api.changeSettings(
        { kind: 'chat', version, settings: { ...settings, mask }, reason: '更新词库' },
        { operationId: randomUUID() },
      );
      // What a process read it believes for a second.
      test.clock.advance({ seconds: 2 });
      return settings.mask;
    };
    const former = await change('越位');
    expect((await test.say(member, '这是越位')).text).toBe('这是**');
    await change(former);
    test.rest();
    expect((await test.say(member, '这是越位')).text).toBe('这是越位');
  });
});
