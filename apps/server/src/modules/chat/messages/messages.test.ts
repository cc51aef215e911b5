import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { eventually } from '#platform/test-eventually.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';

let test: ChatTest;
let room: string;
let member: TestMember;
beforeAll(async () => {
  test = await createChatTest();
  room = test.room;
  member = await test.talker('Talker1');
});
afterAll(() => test.end());

// The pace of the tests before is over.
beforeEach(() => test.rest());

const say = (text: string, clientId = randomUUID(), form: 'web' | 'app' | 'anonymous' = 'web') =>
  member.api.sendChatMessage({ form, chatRoomNo: room, clientId, text });

describe('a message', () => {
  it('reaches another screen on the room’s topic, numbered without gaps [CHAT-018, CHAT-020]', async () => {
    const listener = await test.listen(room);
    const first = await say('大家好');
    const second = await say('hello');
    expect(second.n).toBe(first.n + 1);
    await eventually(() => {
      const items = listener.heard.flatMap(({ message }) => message['items']);
      expect(items).toMatchObject([
        { n: first.n, kind: 'text', text: '大家好', from: { name: 'Ta***1', role: 'member' } },
        { n: second.n, kind: 'text', text: 'hello' },
      ]);
    });
  });

  it('sent again under its client id is the same message, also ten times at once', async () => {
    const clientId = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => say('只说一次', clientId)));
    expect(new Set(sent.map(({ n }) => n)).size).toBe(1);
    const { items } = await test.visitor.listChatHistory({ form: 'anonymous', chatRoomNo: room });
    expect(items.filter((item) => item.kind === 'text' && item.text === '只说一次')).toHaveLength(1);
  });

  it('of 200 characters is taken and of 201 refused, emoji counted as people do [CHAT-011]', async () => {
    const family = '👨‍👩‍👧‍👦';
    expect((await say(family.repeat(200))).text).toBe(family.repeat(200));
    await expect(say(family.repeat(201))).rejects.toMatchObject({ error: 'chatTooLong' });
    for (const text of ['', '   ', 'a\u202eb', '\u200b', 'a\u0301\u0302\u0303\u0304\u0305'])
      await expect(say(text)).rejects.toMatchObject({ error: 'chatTextRefused' });
  });

  it('is written on the web and app forms alone: a visitor reads [CHAT-012, CHAT-013]', async () => {
    await say('from the app', randomUUID(), 'app');
    await expect(say('hidden', randomUUID(), 'anonymous')).rejects.toMatchObject({ error: 'tokenMissing' });
    await expect(
      test.visitor.sendChatMessage({ form: 'web', chatRoomNo: room, clientId: randomUUID(), text: 'hi' }),
    ).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('missed on the way is asked for by number: exactly the gap [CHAT-025]', async () => {
    const before = await say('before the gap');
    const missed = [await say('gap one'), await say('gap two')];
    const { items, lastN } = await test.visitor.listOfflineMessages({
      form: 'anonymous',
      chatRoomNo: room,
      after: before.n,
    });
    expect(items.map(({ n }) => n)).toEqual(missed.map(({ n }) => n));
    expect(lastN).toBe(missed[1]?.n);
  });
});

describe('a room', () => {
  it('tells what its panel needs [CHAT-002, CHAT-019]', async () => {
    const detail = await member.api.getChatRoom({ form: 'web', chatRoomNo: room });
    expect(detail).toMatchObject({
      chatRoomNo: room,
      venueName: 'fairway',
      status: 1,
      userStatus: 0,
      admin: false,
      minutesBefore: 60,
      wordLimit: 200,
      unBanTime: null,
      banReason: '',
    });
    const visitor = await test.visitor.getChatRoom({ form: 'anonymous', chatRoomNo: room });
    expect(visitor).toMatchObject({ userStatus: 3 });
  });

  it('is closed before its hours, and one that is not there is not found', async () => {
    const later = await test.matchRoom('Green Town', 'Grey Town', { date: '2026-08-17', time: '10:00' });
    await expect(
      member.api.sendChatMessage({
        form: 'web',
        chatRoomNo: later.chatRoomNo,
        clientId: randomUUID(),
        text: 'early',
      }),
    ).rejects.toMatchObject({ error: 'chatClosed' });
    await expect(test.visitor.getChatRoom({ form: 'anonymous', chatRoomNo: '999999' })).rejects.toMatchObject(
      { error: 'roomNotFound' },
    );
  });
});

describe('the pace of a member and the filter', () => {
  beforeAll(async () => {
    member = await test.talker('Paced01');
  });

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
      await expect(test.say(member, '加微信 abc12345')).rejects.toMatchObject({
        error: 'chatContactRefused',
      });
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
});
