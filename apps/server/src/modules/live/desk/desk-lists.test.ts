import { readPlayPath } from '@fairway/contract/media/play-address.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveStage, type LiveStage, type StagedAnchor } from '../testing/live-stage.ts';

let test: LiveStage;
let anchor: StagedAnchor;
beforeAll(async () => {
  test = await createLiveStage();
  anchor = await test.anchor('List0001');
});
afterAll(() => test.end());

const reason = '例行巡查';
const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('the picture at the desk', () => {
  it('plays for an operator whatever the rule of its room, and for nobody once it is over', async () => {
    const { moderator, once } = test;
    const { chatRoomNo } = anchor;
    const broadcastId = await test.goLive(anchor);
    await moderator.api.setLiveRoomRule({ chatRoomNo, watchRule: 'off', delaySeconds: 0, reason }, once());
    await expect(test.visitor.getSignedUrls({ chatRoomNo })).rejects.toMatchObject({ error: 'watchRefused' });

    const { path, domains, expiresAt } = await moderator.api.getDeskPicture({ broadcastId });
    const operators = await sql<{ id: string }>`
      select id from operators_accounts where name = ${moderator.name}`.execute(test.app.db);
    const viewer = `o${operators.rows[0]?.id.replaceAll('-', '')}`;
    const asked = readPlayPath(path);
    expect(asked).toMatchObject({
      rest: 'parts',
      claim: { room: chatRoomNo, tracks: ['360p', 'sound'], viewer },
    });
    expect(Date.parse(expiresAt) - test.clock.now().getTime()).toBe(300_000);
    expect(domains).toHaveLength(1);
    const wall = await moderator.api.listLiveBroadcasts({ status: 'live' });
    expect(wall.domains).toEqual(domains);
    expect(wall.broadcasts).toMatchObject([{ broadcastId, watchRule: 'off' }]);
    expect(wall.broadcasts[0]?.posterUrl).toContain('/poster.mp4');

    await moderator.api.takeDownBroadcast({ broadcastId, reason }, once());
    await expect(moderator.api.getDeskPicture({ broadcastId })).rejects.toMatchObject({
      error: 'broadcastOver',
    });
    const unknown = { broadcastId: test.app.ids.uuid() };
    await expect(moderator.api.getDeskPicture(unknown)).rejects.toMatchObject({
      error: 'liveBroadcastNotFound',
    });
  });

  it('is not there before the anchor has sent one', async () => {
    const waiting = await test.anchor('List0002');
    const { broadcastId } = await waiting.api.openBroadcast({});
    await expect(test.moderator.api.getDeskPicture({ broadcastId })).rejects.toMatchObject({
      error: 'streamUnavailable',
    });
  });
});

describe('the list of rooms', () => {
  it('finds rooms by kind, rule, name and number, also that of a suspended anchor', async () => {
    const { manager, moderator, once } = test;
    const gone = await test.anchor('List0003');
    await manager.api.suspendAnchor({ anchorId: gone.anchorId, reason }, once());
    const game = await test.matchRoom('Blue Town', 'Red Town', { date: '2026-08-15', time: '20:00' });
    const nos = async (filter: Parameters<typeof moderator.api.listDeskRooms>[0]) =>
      (await moderator.api.listDeskRooms(filter)).rooms.map(({ chatRoomNo }) => chatRoomNo);
    expect(await nos({ kind: 'match' })).toEqual([game.chatRoomNo]);
    expect(await nos({ keyword: 'list0003' })).toEqual([gone.chatRoomNo]);
    expect(await nos({ keyword: game.chatRoomNo })).toEqual([game.chatRoomNo]);
    expect(await nos({ watchRule: 'off' })).toEqual([anchor.chatRoomNo]);
    const { rooms } = await moderator.api.listDeskRooms({ keyword: anchor.chatRoomNo });
    expect(rooms).toMatchObject([
      { kind: 'anchor', anchorName: 'List0001', status: 'takenDown', watchRule: 'off' },
    ]);
  });

  it('goes on after its fiftieth room', async () => {
    await sql`
      insert into live_rooms (kind, venue_name, title_zh, title_en, starts_at)
      select 'table', 'fairway', '桌台' || n, 'Table ' || n, platform_now() from generate_series(1, 51) n`.execute(
      test.app.db,
    );
    const first = await test.moderator.api.listDeskRooms({ kind: 'table' });
    expect(first.rooms.map(({ title }) => title)).toEqual(
      Array.from({ length: 50 }, (_, index) => `桌台${51 - index}`),
    );
    const rest = await test.moderator.api.listDeskRooms({ kind: 'table', cursor: first.next ?? '' });
    expect(rest).toMatchObject({ rooms: [{ title: '桌台1' }], next: null });
  });
});

describe('the list of announcements', () => {
  it('has what is planned the earliest first and what was cancelled the latest first, page by page', async () => {
    const { manager, once } = test;
    const { chatRoomNo } = anchor;
    const announced: string[] = [];
    for (const hours of [30, 10, 20]) {
      const title = { zh: `第 ${hours} 小时`, en: '' };
      const { entry } = await manager.api.announceInRoom(
        { chatRoomNo, title, startsAt: inHours(hours) },
        once(),
      );
      announced.push(entry.scheduleId);
    }
    const list = async (status: 'planned' | 'cancelled', cursor?: string) =>
      (await manager.api.listDeskSchedule({ status, ...(cursor && { cursor }) })).entries.map(
        ({ title }) => title.zh,
      );
    expect(await list('planned')).toEqual(['第 10 小时', '第 20 小时', '第 30 小时']);
    expect(await list('planned', announced[1])).toEqual(['第 20 小时', '第 30 小时']);
    for (const scheduleId of announced) await manager.api.cancelScheduleEntry({ scheduleId, reason }, once());
    expect(await list('planned')).toEqual([]);
    expect(await list('cancelled')).toEqual(['第 30 小时', '第 20 小时', '第 10 小时']);
    expect(await list('cancelled', announced[2])).toEqual(['第 10 小时']);
  });

  it('counts who asked to be reminded', async () => {
    const { manager, once } = test;
    const title = { zh: '周末夜谈', en: 'Weekend talk' };
    const { entry } = await manager.api.announceInRoom(
      { chatRoomNo: anchor.chatRoomNo, title, startsAt: inHours(40) },
      once(),
    );
    const { scheduleId } = entry;
    await (await test.register('Reminded1')).api.remindOfBroadcast({ scheduleId });
    const { entries } = await manager.api.listDeskSchedule({ status: 'planned' });
    expect(entries).toMatchObject([{ scheduleId, title, anchorName: 'List0001', reminders: 1 }]);
  });
});
