import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchRoom } from '../testing/live-test.ts';
import { createLiveStage, type LiveStage, type StagedAnchor } from '../testing/live-stage.ts';
import { keepSchedule } from './keep-schedule.job.ts';
import { remindMembers } from './remind-members.job.ts';

let test: LiveStage;
let anchor: StagedAnchor;
let game: MatchRoom;
beforeAll(async () => {
  test = await createLiveStage();
  anchor = await test.anchor('Planner1');
  // 20:00 in Shanghai: the test begins at that hour of that day.
  game = await test.matchRoom('Blue Town', 'Red Town', { date: '2026-08-16', time: '12:00' });
  await keepSchedule(test.app);
});
afterAll(() => test.end());

const inMinutes = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
/** Lets time pass while these members, and the anchor, stay at their pages. */
async function pass(minutes: number, members: readonly StagedAnchor['api'][] = []): Promise<void> {
  for (let left = minutes; left > 0; left -= 10) {
    test.clock.advance({ seconds: Math.min(left, 10) * 60 });
    for (const api of [anchor.api, ...members]) await api.getOwnAnchor({});
  }
}
const announce = async (minutes: number, zh = '赛前聊球') => {
  const title = { zh, en: '' };
  return (await anchor.api.announceBroadcast({ title, startsAt: inMinutes(minutes) })).entry;
};
const statusOf = async (scheduleId: string) =>
  (await test.visitor.getLiveScheduleEntry({ scheduleId })).entry.status;
const soon = async (scheduleId: string) => {
  const { rows } = await sql<{ member: string }>`
    select payload ->> 'memberId' as member from platform_outbox
    where name = 'broadcast.soon' and payload ->> 'scheduleId' = ${scheduleId} order by 1`.execute(
    test.app.db,
  );
  return rows.map(({ member }) => member);
};

describe('the schedule', () => {
  it('has the matches of a day with their rooms, and what anchors announce [ROUTE-044]', async () => {
    const { scheduleId } = await announce(60);
    const today = await test.visitor.listLiveSchedule({});
    expect(today.day).toBe('2026-08-15');
    expect(today.entries.map((entry) => entry.scheduleId)).toEqual([scheduleId]);
    const tomorrow = await test.visitor.listLiveSchedule({ day: '2026-08-16' });
    expect(tomorrow.entries).toEqual([
      expect.objectContaining({
        kind: 'match',
        chatRoomNo: game.chatRoomNo,
        status: 'planned',
        roomStatus: 'waiting',
        match: expect.objectContaining({ fixtureId: game.matchId }) as unknown,
      }),
    ]);
    expect((await test.visitor.listLiveSchedule({ kind: 'match' })).entries).toEqual([]);
    expect((await test.visitor.listLiveSchedule({ day: '2026-08-17' })).entries).toEqual([]);
  });

  it('says of an anchor’s room when the next announced broadcast begins', async () => {
    const next = await announce(30, '先聊半小时');
    const { rooms } = await test.visitor.listAnchorRooms({ dep: '1' });
    const room = rooms.find(({ chatRoomNo }) => chatRoomNo === next.chatRoomNo);
    expect(room).toMatchObject({ status: 'waiting', startAt: next.startsAt });
    await anchor.api.cancelAnnouncement({ scheduleId: next.scheduleId });
  });

  it('has a page for each entry [ROUTE-045]', async () => {
    const { entries } = await test.visitor.listLiveSchedule({ day: '2026-08-16' });
    const scheduleId = entries[0]?.scheduleId ?? '';
    const { entry, room } = await test.visitor.getLiveScheduleEntry({ scheduleId });
    expect(entry).toEqual(entries[0]);
    expect(room).toMatchObject({ chatRoomNo: game.chatRoomNo, matchId: game.matchId });
    await expect(test.visitor.getLiveScheduleEntry({ scheduleId: '999999' })).rejects.toMatchObject({
      error: 'scheduleEntryNotFound',
    });
  });

  it('takes announcements from ten minutes to 30 days ahead, one a time', async () => {
    await expect(announce(9)).rejects.toMatchObject({ error: 'scheduleTimeWrong' });
    await expect(announce(31 * 24 * 60)).rejects.toMatchObject({ error: 'scheduleTimeWrong' });
    await announce(600);
    await expect(announce(600)).rejects.toMatchObject({ error: 'scheduleTimeTaken' });
    const member = await test.register('Planner2');
    await expect(
      member.api.announceBroadcast({ title: { zh: '不是主播', en: '' }, startsAt: inMinutes(60) }),
    ).rejects.toMatchObject({ error: 'anchorNotApproved' });
  });

  it('follows a broadcast: live with its picture, ended with it', async () => {
    await pass(60);
    const { scheduleId } = await announce(20, '准点开播');
    await pass(25);
    await test.goLive(anchor);
    expect(await statusOf(scheduleId)).toBe('live');
    await anchor.api.endOwnBroadcast({});
    expect(await statusOf(scheduleId)).toBe('ended');
  });

  it('says that an announced broadcast did not take place, 15 minutes after its time', async () => {
    const { scheduleId } = await announce(30, '没有开播');
    await pass(44);
    await keepSchedule(test.app);
    expect(await statusOf(scheduleId)).toBe('planned');
    test.clock.advance({ seconds: 60 });
    await keepSchedule(test.app);
    expect(await statusOf(scheduleId)).toBe('missed');
    await expect(anchor.api.cancelAnnouncement({ scheduleId })).rejects.toMatchObject({
      error: 'scheduleEntryStarted',
    });
  });

  it('is changed by the anchor alone, or by an operator with a reason', async () => {
    const other = await test.anchor('Planner3', await test.manager.signInAgain());
    const { scheduleId } = await announce(200, '改期');
    await expect(other.api.cancelAnnouncement({ scheduleId })).rejects.toMatchObject({
      error: 'scheduleEntryNotFound',
    });
    expect((await anchor.api.cancelAnnouncement({ scheduleId })).entry.status).toBe('cancelled');

    const { chatRoomNo } = other;
    const title = { zh: '官方安排', en: 'Arranged' };
    const startsAt = inMinutes(300);
    const manager = await test.manager.signInAgain();
    const announced = await manager.announceInRoom({ chatRoomNo, title, startsAt }, test.once());
    const cancelled = await manager.cancelScheduleEntry(
      { scheduleId: announced.entry.scheduleId, reason: '主播请假' },
      test.once(),
    );
    expect(cancelled.entry.status).toBe('cancelled');
    expect((await test.auditOf('cancelScheduleEntry'))[0]?.reason).toBe('主播请假');
  });
});

describe('a reminder', () => {
  it('comes once, ten minutes before, to those who asked and those who follow', async () => {
    const { scheduleId } = await announce(60, '提醒场');
    const [asked, fan, both, gone] = await Promise.all(
      ['Remind01', 'Remind02', 'Remind03', 'Remind04'].map((name) => test.register(name)),
    );
    if (!asked || !fan || !both || !gone) throw new Error('no members');
    const { anchorId } = anchor;
    for (const { api } of [asked, both, gone]) await api.remindOfBroadcast({ scheduleId });
    for (const { api } of [fan, both]) await api.followAnchor({ anchorId });
    expect((await asked.api.getLiveScheduleEntry({ scheduleId })).entry.reminded).toBe(true);
    expect(await gone.api.forgetReminder({ scheduleId })).toEqual({ reminded: false });

    await pass(
      49,
      [asked, fan, both, gone].map(({ api }) => api),
    );
    await remindMembers(test.app);
    expect(await soon(scheduleId)).toEqual([]);
    test.clock.advance({ seconds: 60 });
    await Promise.all([remindMembers(test.app), remindMembers(test.app)]);
    await remindMembers(test.app);
    expect(await soon(scheduleId)).toEqual([asked.id, fan.id, both.id].toSorted());

    await test.work();
    const { messages } = await fan.api.listMessages({ category: 'activity' });
    expect(messages[0]).toMatchObject({
      title: 'Planner1 即将开播',
      to: `/app/schedule/scheduleDetail/${scheduleId}`,
    });
    expect(messages[0]?.text).toContain('提醒场');
  });

  it('is refused for what has begun or was cancelled', async () => {
    const member = await test.register('Remind05');
    const { scheduleId } = await announce(400, '取消场');
    await anchor.api.cancelAnnouncement({ scheduleId });
    await expect(member.api.remindOfBroadcast({ scheduleId })).rejects.toMatchObject({
      error: 'scheduleEntryStarted',
    });
  });
});
