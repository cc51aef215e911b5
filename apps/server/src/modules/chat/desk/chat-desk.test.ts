import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember, TestOperator } from '../../../testing/test-app.ts';
import { muteInForce } from '../rooms/chat-room-store.ts';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';
import { freeUnansweredMutes } from './free-unanswered.job.ts';

let test: ChatTest;
let member: TestMember;
let reporter: TestMember;
let moderator: TestOperator;
beforeAll(async () => {
  test = await createChatTest();
  member = await test.talker('DeskMember');
  reporter = await test.talker('DeskReports');
  moderator = await test.operator('moderator');
});
afterAll(() => test.end());
beforeEach(() => test.rest());

const inRoom = () => ({ form: 'web' as const, chatRoomNo: test.room });
const detail = () => member.api.getChatRoom(inRoom());
const press = () => ({ operationId: randomUUID() });
const items = async () =>
  (await test.visitor.listChatHistory({ form: 'anonymous', chatRoomNo: test.room })).items;
const mute = (minutes: number | null, chatRoomNo: string | null = null) =>
  moderator.api.muteInChats({ name: 'DeskMember', chatRoomNo, minutes, reason: '全站刷屏' }, press());
const audited = async ({ action }: { action: string }) =>
  expect((await test.auditOf(action)).length).toBeGreaterThan(0);

describe('the operators’ desk of chats', () => {
  it('removes a reported message from the room and mutes its writer', async () => {
    const { id } = await test.say(member, '难听的话');
    await reporter.api.reportChat({ ...inRoom(), messageId: id, reason: 'abuse' });
    const { reports } = await moderator.api.getChatDesk({});
    expect(reports).toMatchObject([
      { itemId: id, text: '难听的话', reasons: ['abuse'], writer: { name: 'DeskMember' } },
    ]);
    await moderator.api.decideChatReport({ itemId: id, decision: 'muted' }, press());
    expect((await items()).at(-1)).toMatchObject({ kind: 'removed', targetId: id });
    expect(await detail()).toMatchObject({ userStatus: 1 });
    await expect(
      moderator.api.decideChatReport({ itemId: id, decision: 'dismissed' }, press()),
    ).rejects.toMatchObject({ error: 'chatReportNotFound' });
    await audited({ action: 'decideChatReport' });
    const { mutes } = await moderator.api.getChatDesk({});
    await moderator.api.freeInChats({ muteId: mutes[0]?.muteId ?? '', reason: '误判' }, press());
    expect(await detail()).toMatchObject({ userStatus: 0 });
    await audited({ action: 'freeInChats' });
  });

  it('shows a held message once it is released, and drops another', async () => {
    await test.say(member, '有内幕消息');
    test.rest();
    await test.say(member, '又有内幕消息');
    const { held } = await moderator.api.getChatDesk({});
    expect(held.map(({ text }) => text)).toEqual(['有内幕消息', '又有内幕消息']);
    const [first, second] = held;
    await moderator.api.decideHeldChat({ id: first?.id ?? '', release: true }, press());
    await moderator.api.decideHeldChat({ id: second?.id ?? '', release: false }, press());
    const shown = (await items()).flatMap((item) => (item.kind === 'text' ? item.text : []));
    expect(shown).toContain('有内幕消息');
    expect(shown).not.toContain('又有内幕消息');
    await expect(
      moderator.api.decideHeldChat({ id: first?.id ?? '', release: true }, press()),
    ).rejects.toMatchObject({ error: 'chatMessageNotFound' });
    await audited({ action: 'decideHeldChat' });
  });

  it('mutes on the whole site, for good as well; an admin of the room does not end it', async () => {
    await moderator.api.nameChatAdmin({ chatRoomNo: test.room, name: 'DeskReports', admin: true }, press());
    const { until } = await mute(null);
    expect(until).toBeNull();
    expect(await detail()).toMatchObject({ userStatus: 2, unBanTime: null, banReason: '全站刷屏' });
    const userNo = await test.userNoOf(member);
    await expect(reporter.api.unblockChatMember({ ...inRoom(), userNo })).rejects.toMatchObject({
      error: 'chatMuteNotFound',
    });
    await mute(60, test.room);
    await expect(reporter.api.unblockChatMember({ ...inRoom(), userNo })).rejects.toMatchObject({
      error: 'chatPowerless',
    });
    await moderator.api.nameChatAdmin({ chatRoomNo: test.room, name: 'DeskReports', admin: false }, press());
    await expect(reporter.api.listChatMuted(inRoom())).rejects.toMatchObject({ error: 'chatAdminOnly' });
    await audited({ action: 'muteInChats' });
    await audited({ action: 'nameChatAdmin' });
    for (const { muteId } of (await moderator.api.getChatDesk({})).mutes)
      await moderator.api.freeInChats({ muteId, reason: '期满' }, press());
  });

  it('decides an appeal by another person than the one who muted', async () => {
    const { muteId } = await mute(600);
    await member.api.appealChatMute({ ...inRoom(), muteId, text: '不是我' });
    const { appeals } = await moderator.api.getChatDesk({});
    expect(appeals).toMatchObject([{ muteId, appeal: '不是我', member: { name: 'DeskMember' } }]);
    const decision = { muteId, free: true, answer: '已核实' };
    await expect(moderator.api.decideChatAppeal(decision, press())).rejects.toMatchObject({
      error: 'chatAppealOwn',
    });
    const other = await test.operator('moderator');
    await other.api.decideChatAppeal(decision, press());
    expect(await detail()).toMatchObject({ userStatus: 0 });
    await audited({ action: 'decideChatAppeal' });
  });

  it('frees those whose appeal nobody has answered for 48 hours', async () => {
    const { muteId } = await mute(14 * 24 * 60);
    await member.api.appealChatMute({ ...inRoom(), muteId, text: '请看一下' });
    const inForce = () => muteInForce(test.app.db, BigInt(test.room), member.id);
    test.clock.advance({ hours: 47, seconds: 3599 });
    await freeUnansweredMutes(test.app);
    expect(await inForce()).toMatchObject({ id: muteId });
    test.clock.advance({ seconds: 1 });
    await freeUnansweredMutes(test.app);
    expect(await inForce()).toBeUndefined();
  });
});
