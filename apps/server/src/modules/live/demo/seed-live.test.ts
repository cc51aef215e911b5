import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedMembers } from '../../members/seed/seed-members.ts';
import { createLiveTest, type LiveTest } from '../testing/live-test.ts';
import { seedLive } from './seed-live.ts';

let test: LiveTest;
beforeAll(async () => {
  test = await createLiveTest();
});
afterAll(() => test.end());

it('opens three anchors with rooms that say that nothing is on the air, and a schedule of two days', async () => {
  await test.matchRoom('Blue Town', 'Red Town', { date: '2026-08-15', time: '15:00' });
  await seedMembers(test.app);
  await seedLive(test.app);

  const { rooms } = await test.visitor.listAnchorRooms({ dep: '1' });
  const shown = rooms.map(({ anchor, status, posterUrl }) => [
    anchor?.name,
    anchor?.followers,
    status,
    posterUrl,
  ]);
  expect(new Set(shown)).toEqual(
    new Set([
      ['江畔阿远', 1, 'waiting', null],
      ['看台老周', 3, 'waiting', null],
      ['苏晴说球', 2, 'waiting', null],
    ]),
  );
  const titles = async (day: string) =>
    (await test.visitor.listLiveSchedule({ day })).entries.map(({ title }) => title);
  expect(await titles('2026-08-15')).toEqual([
    '赛前半小时：今晚三场怎么看',
    'Blue Town vs Red Town',
    '盘口课：四分之一球怎么算',
  ]);
  expect(await titles('2026-08-16')).toEqual(['深夜球迷电台', '复盘：昨夜的关键换人', '联赛周末前瞻']);
  expect(await test.visitor.listVideos({})).toEqual({ videos: [] });
});
