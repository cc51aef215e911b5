import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLiveStage, type LiveStage } from '../testing/live-stage.ts';
import { notifyFollowers } from './notify-followers.job.ts';

let test: LiveStage;
beforeAll(async () => {
  test = await createLiveStage();
});
afterAll(() => test.end());

const notified = async () => {
  const { rows } = await sql<{ member: string; anchor: string }>`
    select payload ->> 'memberId' as member, payload ->> 'anchorName' as anchor from platform_outbox
    where name = 'broadcast.followed'`.execute(test.app.db);
  return rows;
};

it('notifies those who follow that a broadcast has begun, once, and nobody who has turned it off', async () => {
  const anchor = await test.anchor('StartsNow1');
  const [wants, silent, stranger] = [
    await test.register('WantsNews1'),
    await test.register('SilentFan1'),
    await test.register('NoFan0001'),
  ];
  const of = { anchorId: anchor.anchorId };
  for (const { api } of [wants, silent]) await api.followAnchor(of);
  expect(await wants.api.getFollowNotice(of)).toEqual({ notifies: true });
  expect(await silent.api.setFollowNotice({ ...of, notifies: false })).toEqual({ notifies: false });
  expect(await stranger.api.setFollowNotice({ ...of, notifies: true })).toEqual({ notifies: null });

  await notifyFollowers(test.app);
  expect(await notified()).toEqual([]);
  test.clock.advance({ seconds: 60 });
  await test.goLive(anchor);
  const late = await test.register('CameLate01');
  test.clock.advance({ seconds: 5 });
  await late.api.followAnchor(of);
  await Promise.all([notifyFollowers(test.app), notifyFollowers(test.app)]);
  await notifyFollowers(test.app);
  expect(await notified()).toEqual([{ member: wants.id, anchor: 'StartsNow1' }]);
});
