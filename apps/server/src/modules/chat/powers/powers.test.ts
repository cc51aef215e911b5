import { eventually } from '#platform/test-eventually.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/test-app.ts';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';

let test: ChatTest;
let admin: TestMember;
let other: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await createChatTest();
  admin = await test.talker('RoomAdmin1');
  other = await test.talker('RoomAdmin2');
  member = await test.talker('Loud01');
  await test.makeAdmin(admin);
  await test.makeAdmin(other);
});
afterAll(() => test.end());

const inRoom = () => ({ form: 'web' as const, chatRoomNo: test.room });
const mute = async (by: TestMember, target: TestMember, minutes = 60) =>
  by.api.actAsChatAdmin({
    ...inRoom(),
    act: 'mute',
    userNo: await test.userNoOf(target),
    reason: '刷屏',
    minutes,
  });

describe('an admin', () => {
  it('mutes a member with a reason and an end: the next message is refused, and the room says why [CHAT-001, CHAT-003, CHAT-014]', async () => {
    await expect(mute(member, other)).rejects.toMatchObject({ error: 'chatAdminOnly' });
    const { mute: written } = await mute(admin, member);
    expect(written).toMatchObject({ reason: '刷屏', scope: 'room', mutedByRole: 'admin' });
    await expect(test.say(member, '还能说吗')).rejects.toMatchObject({
      error: 'chatMuted',
      message: expect.stringContaining('刷屏'),
    });
    const detail = await member.api.getChatRoom(inRoom());
    expect(detail).toMatchObject({ userStatus: 1, banReason: '刷屏', unBanTime: written?.unBanTime });
  });

  it('sees who is muted, and ends it: off the list, and free to write [CHAT-015, CHAT-016, CHAT-023, CHAT-024]', async () => {
    const userNo = await test.userNoOf(member);
    await expect(member.api.listChatMuted(inRoom())).rejects.toMatchObject({ error: 'chatAdminOnly' });
    await expect(member.api.unblockChatMember({ ...inRoom(), userNo })).rejects.toMatchObject({
      error: 'chatAdminOnly',
    });
    const { list } = await admin.api.listChatMuted(inRoom());
    expect(list).toMatchObject([{ userNo, name: 'Lo***1', reason: '刷屏' }]);
    await other.api.unblockChatMember({ ...inRoom(), userNo });
    expect((await admin.api.listChatMuted(inRoom())).list).toEqual([]);
    expect((await test.say(member, '我回来了')).n).toBeGreaterThan(0);
    await expect(admin.api.unblockChatMember({ ...inRoom(), userNo })).rejects.toMatchObject({
      error: 'chatMuteNotFound',
    });
  });

  it('acts on nobody of its own rank, and mutes for a day at most', async () => {
    await expect(mute(admin, other)).rejects.toMatchObject({ error: 'chatPowerless' });
    await expect(mute(admin, admin)).rejects.toMatchObject({ error: 'chatPowerless' });
    await expect(mute(admin, member, 24 * 60 + 1)).rejects.toMatchObject({ error: 'chatMuteTooLong' });
    await expect(
      admin.api.actAsChatAdmin({ ...inRoom(), act: 'mute', userNo: '1', reason: 'x', minutes: 1 }),
    ).rejects.toMatchObject({ error: 'chatUserNotFound' });
  });

  it('removes a message: it vanishes from a second client, also from what is read later [CHAT-022]', async () => {
    const listener = await test.listen(test.room);
    const { id, n } = await test.say(member, '这条要删');
    const remove = { ...inRoom(), act: 'remove', messageId: id } as const;
    await expect(member.api.actAsChatAdmin(remove)).rejects.toMatchObject({ error: 'chatAdminOnly' });
    await admin.api.actAsChatAdmin(remove);
    await eventually(() => {
      const items = listener.heard.flatMap(({ message }) => message['items']);
      expect(items).toContainEqual(expect.objectContaining({ kind: 'removed', targetId: id }));
    });
    const { items } = await test.visitor.listOfflineMessages({
      form: 'anonymous',
      chatRoomNo: test.room,
      after: n - 1,
    });
    expect(items[0]).toMatchObject({ n, kind: 'removed', targetId: id });
    expect(JSON.stringify(items)).not.toContain('这条要删');
    await expect(admin.api.actAsChatAdmin(remove)).rejects.toMatchObject({ error: 'chatMessageNotFound' });
  });
});

describe('a mute', () => {
  it('ends by the database’s clock, to the second', async () => {
    const brief = await test.talker('Brief01');
    await mute(admin, brief, 1);
    test.clock.advance({ seconds: 59 });
    await expect(test.say(brief, 'zu früh')).rejects.toMatchObject({ error: 'chatMuted' });
    test.clock.advance({ seconds: 1 });
    expect((await test.say(brief, '时间到了')).n).toBeGreaterThan(0);
    expect((await admin.api.listChatMuted(inRoom())).list).toEqual([]);
  });

  it('is appealed once, by the muted member alone', async () => {
    const muted = await test.talker('Appeal01');
    await mute(admin, muted);
    const { muteId } = await muted.api.getChatRoom(inRoom());
    const appeal = { ...inRoom(), muteId: muteId ?? '', text: '我没有刷屏' };
    await expect(member.api.appealChatMute(appeal)).rejects.toMatchObject({ error: 'chatMuteNotFound' });
    await muted.api.appealChatMute(appeal);
    await expect(muted.api.appealChatMute(appeal)).rejects.toMatchObject({ error: 'chatAppealGiven' });
    expect(await muted.api.getChatRoom(inRoom())).toMatchObject({ appealed: true });
  });
});

it('a message is reported by others, each once, and not by its writer', async () => {
  test.rest();
  const { id } = await test.say(member, '举报我吧');
  const report = { ...inRoom(), messageId: id, reason: 'abuse' } as const;
  const first = await other.api.reportChat(report);
  expect(await other.api.reportChat(report)).toEqual(first);
  await expect(member.api.reportChat(report)).rejects.toMatchObject({ error: 'chatPowerless' });
  await expect(test.visitor.reportChat(report)).rejects.toMatchObject({ error: 'tokenMissing' });
});
