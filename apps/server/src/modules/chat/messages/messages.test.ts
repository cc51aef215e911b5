import { randomUUID } from 'node:crypto';
import { eventually } from '#platform/test-eventually.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
