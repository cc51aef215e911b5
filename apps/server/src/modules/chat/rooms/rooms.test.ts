import { inTransaction } from '#platform/db/transaction.ts';
import type { TestClient } from '#platform/mqtt/test-broker.ts';
import { eventually } from '#platform/test-eventually.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/test-app.ts';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';
import { publishStats } from '../stat/publish-stats.ts';
import { openChatRoom } from './chat-room-store.ts';

let test: ChatTest;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await createChatTest();
  admin = await test.talker('SetupAdmin');
  await test.makeAdmin(admin);
  member = await test.talker('Setup01');
});
afterAll(() => test.end());

const inRoom = () => ({ form: 'web' as const, chatRoomNo: test.room });
const set = (setup: Parameters<TestMember['api']['setChatSetup']>[0]['setup']) =>
  admin.api.setChatSetup({ ...inRoom(), setup });
const heardOf = (line: Awaited<ReturnType<ChatTest['listen']>>) =>
  line.heard.flatMap(({ message }) => (message['items'] ?? []) as { kind: string }[]);

it('is opened once by two that ask for it in the same moment', async () => {
  const { chatRoomNo } = await test.matchRoom('Grey Town', 'Gold Town', {
    date: '2026-08-15',
    time: '15:30',
  });
  const room = BigInt(chatRoomNo);
  const second = await inTransaction(test.app.db, async (tx) => {
    await openChatRoom(tx, room);
    const asked = openChatRoom(test.app.db, room);
    // Its statement has begun and waits for the first one's end. Asked outside: a transaction sees the sessions as they were at its first look.
    await eventually(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%into chat_rooms%'
          and datname = current_database()`.execute(test.app.db);
      expect(rows).toHaveLength(1);
    });
    return { asked };
  });
  expect(await second.asked).toMatchObject({ room_no: room });
});

describe('a setup', () => {
  it('that an admin sets is what everybody gets; a member sets none [CHAT-021]', async () => {
    const listener = await test.listen(test.room);
    await expect(member.api.setChatSetup({ ...inRoom(), setup: { vipFrom: 2 } })).rejects.toMatchObject({
      error: 'chatAdminOnly',
    });
    const { setup } = await set({ vipFrom: 2, greeting: '欢迎各位球友', slowSeconds: 30 });
    expect(setup).toMatchObject({ vipFrom: 2, greeting: '欢迎各位球友', slowSeconds: 30, unique: false });
    expect((await test.visitor.getChatSetup({ ...inRoom(), form: 'anonymous' })).setup).toEqual(setup);
    await eventually(() =>
      expect(heardOf(listener)).toContainEqual(expect.objectContaining({ kind: 'setup', setup })),
    );
    await expect(set({ slowSeconds: 2 })).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('keeps members below its VIP level from writing, and paces the others with the seconds', async () => {
    await expect(test.say(member, 'VIP0')).rejects.toMatchObject({ error: 'chatVipOnly' });
    await set({ vipFrom: 0 });
    test.rest();
    await test.say(member, 'first');
    test.clock.advance({ seconds: 10 });
    await expect(test.say(member, 'second')).rejects.toMatchObject({
      error: 'chatSlowMode',
      message: expect.stringContaining('20'),
    });
    await set({ slowSeconds: 0 });
  });

  it('of pictures alone takes emoji and no words or digits', async () => {
    await set({ kitOnly: true });
    await expect(test.say(member, '666')).rejects.toMatchObject({ error: 'chatKitOnly' });
    await expect(test.say(member, 'go ⚽')).rejects.toMatchObject({ error: 'chatKitOnly' });
    expect((await test.say(member, '⚽ 🔥🔥')).text).toBe('⚽ 🔥🔥');
    await set({ kitOnly: false });
  });

  it('of admins only, or read only, keeps the others silent', async () => {
    test.rest();
    await set({ status: 2 });
    await expect(test.say(member, 'quiet')).rejects.toMatchObject({ error: 'chatNotForYou' });
    expect((await test.say(admin, '公告')).n).toBeGreaterThan(0);
    await set({ status: 3 });
    await expect(test.say(admin, '公告 2')).rejects.toMatchObject({ error: 'chatClosed' });
    await set({ status: 1 });
  });

  it('that holds back shows a message to others later, and removes it unseen', async () => {
    await set({ holdBackSeconds: 4 });
    test.rest();
    const listener = await test.listen(test.room);
    const { n } = await test.say(member, '四秒以后');
    const read = () => test.visitor.listChatHistory({ form: 'anonymous', chatRoomNo: test.room });
    expect((await read()).items.some((item) => item.n === n)).toBe(false);
    expect(heardOf(listener)).not.toContainEqual(expect.objectContaining({ n }));
    test.clock.advance({ seconds: 4 });
    await eventually(() => expect(heardOf(listener)).toContainEqual(expect.objectContaining({ n })));
    expect((await read()).items.at(-1)).toMatchObject({ n });
    const { id } = await test.say(member, '没人看到的话');
    await admin.api.actAsChatAdmin({ ...inRoom(), act: 'remove', messageId: id });
    test.clock.advance({ seconds: 4 });
    await eventually(() =>
      expect(heardOf(listener)).toContainEqual(expect.objectContaining({ kind: 'removed', targetId: id })),
    );
    expect(JSON.stringify(listener.heard)).not.toContain('没人看到的话');
    await set({ holdBackSeconds: 0 });
    test.clock.advance({ seconds: 5 });
  });
});

describe('the chat of a room', () => {
  it('is turned off by its admin: closed for everybody, and on again [CHAT-026]', async () => {
    await expect(member.api.setChatSwitch({ ...inRoom(), on: false })).rejects.toMatchObject({
      error: 'chatAdminOnly',
    });
    expect(await admin.api.setChatSwitch({ ...inRoom(), on: false })).toEqual({
      on: false,
      site: true,
      room: false,
    });
    const visitor = { form: 'anonymous', chatRoomNo: test.room } as const;
    expect(await test.visitor.getChatSwitch(visitor)).toMatchObject({ on: false });
    expect(await test.visitor.getChatRoom(visitor)).toMatchObject({ status: 0, switchedOn: false });
    await expect(test.say(member, 'zu')).rejects.toMatchObject({ error: 'chatClosed' });
    await expect(test.visitor.getChatConnector(visitor)).rejects.toMatchObject({ error: 'chatClosed' });
    await admin.api.setChatSwitch({ ...inRoom(), on: true });
    expect(await test.visitor.getChatRoom(visitor)).toMatchObject({ status: 1, switchedOn: true });
  });

  it('greets with its own words, else with the usual ones in the caller’s language [CHAT-027]', async () => {
    expect(await member.api.getChatGreeting(inRoom())).toMatchObject({ greeting: '欢迎各位球友' });
    await set({ greeting: '' });
    const { greeting } = await member.api.getChatGreeting(inRoom());
    expect(greeting).toContain('欢迎');
  });

  it('says its state in lists, on every form [CHAT-013, CHAT-017]', async () => {
    for (const form of ['web', 'anonymous', 'app'] as const) {
      const { rooms } = await test.visitor.listChatRoomStatuses({ form, chatRoomNos: [test.room, '999999'] });
      expect(rooms).toMatchObject([{ chatRoomNo: test.room, status: 1 }]);
    }
  });

  it('announces who enters, unless the room or the member is silent [CHAT-028]', async () => {
    await expect(member.api.setChatEntrance({ ...inRoom(), enabled: false })).rejects.toMatchObject({
      error: 'chatAdminOnly',
    });
    await admin.api.setChatEntrance({ ...inRoom(), enabled: false });
    const unannounced = await test.talker('Quiet01');
    await admin.api.setChatEntrance({ ...inRoom(), enabled: true });
    const silent = await test.register('Silent01');
    await silent.api.setChatEntrance({ ...inRoom(), silent: true });
    await silent.api.getChatConnector(inRoom());
    const announced = await test.talker('Entrance01');

    const listed = async () => {
      const { items } = await test.visitor.listChatHistory({ form: 'anonymous', chatRoomNo: test.room });
      return items.flatMap((item) => (item.kind === 'welcome' ? item.from.name : []));
    };
    await eventually(async () => expect(await listed()).toContain('En***1'));
    expect(announced.name).toBe('Entrance01');
    expect(await listed()).not.toContain('Qu***1');
    expect(await listed()).not.toContain('Si***1');
    expect(unannounced.name).toBe('Quiet01');
  });

  it('counts who listens and says its last number, and a list of rooms shows the same [CHAT-019]', async () => {
    const line = await test.listen(test.room);
    const stat = await test.visitor.getChatConnector({ form: 'anonymous', chatRoomNo: test.room });
    await line.subscribe(stat.statTopic);
    await publishStats(test.app);
    const { rooms } = await test.visitor.listChatRoomStatuses({
      form: 'anonymous',
      chatRoomNos: [test.room],
    });
    const [status] = rooms;
    // The listeners of the tests above, and this one.
    expect(status?.online).toBeGreaterThanOrEqual(1);
    await eventually(() =>
      expect(line.heard.map(({ message }) => message)).toContainEqual(
        expect.objectContaining({ lastN: status?.lastN, online: status?.online }),
      ),
    );
  });

  it('ends the oldest of five connections of one login', async () => {
    const lines: TestClient[] = [];
    for (let count = 0; count < 5; count += 1) lines.push(await test.listen(test.room, member));
    await eventually(() =>
      expect(lines.map(({ mqtt }) => mqtt.connected)).toEqual([false, true, true, true, true]),
    );
  });
});
